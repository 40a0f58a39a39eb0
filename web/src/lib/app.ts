/** How long the first page has for itself before its files are kept for later. */
const PAUSE = 3000;

/** Let the browser keep the shell, so that it opens without the network and can be installed. Only a built page has
 * files that never change. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = () =>
    setTimeout(() => {
      navigator.serviceWorker.register("/sw.js").catch(() => {
        // not over http, or not allowed: the page works as well without
      });
    }, PAUSE);
  // The words are waited for before this runs: the page may have loaded by then.
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
