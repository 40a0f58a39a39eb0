/** How long the first page has for itself before its files are kept for later. */
const PAUSE = 3000;

/** Let the browser keep the shell, so that it opens without the network and can be installed. Only a built page has
 * files that never change. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () =>
    setTimeout(() => {
      navigator.serviceWorker.register("/sw.js").catch(() => {
        // not over http, or not allowed: the page works as well without
      });
    }, PAUSE),
  );
}
