// What makes Duskhall an app: its shell opens without the network. Games need the server, and the page says so when it
// cannot be reached. Nothing of the API passes through here.

const CACHE = "duskhall-shell-1";
const INDEX = "/";
const ASSETS = "/assets/";
/** Files with a hash in their names never change. So many are kept; the oldest go first. */
const MOST = 150;

/** The page and the files that it names: enough to open it. Others are kept when they are first used. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const index = await fetch(INDEX, { cache: "no-cache" });
  if (!index.ok) throw new Error("there is no page to keep");
  const named = new Set((await index.clone().text()).match(/\/assets\/[^"'\s]+/g));
  await Promise.all([cache.put(INDEX, index), cache.addAll([...named])]);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function tidy(cache) {
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ASSETS));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((old) => cache.delete(old)));
}

/** The newest page wherever the network has one, so that an update is never held back. */
async function page(event) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) event.waitUntil(cache.put(INDEX, fresh.clone()));
    return fresh;
  } catch (lost) {
    const kept = await cache.match(INDEX, { ignoreVary: true });
    if (kept) return kept;
    throw lost;
  }
}

async function asset(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(cache.put(event.request, fresh.clone()).then(() => tidy(cache)));
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && pathname === INDEX) event.respondWith(page(event));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(event));
});
