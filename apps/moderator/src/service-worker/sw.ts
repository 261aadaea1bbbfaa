/**
 * Opens the application without a network. It keeps the page and its parts, never an answer of the
 * platform: nothing here belongs to a person, so signing out has nothing to clear.
 */
/**
 * Written in by the build: paths of the shell and the pages. Their names change with their content; where one
 * does not, its revision does, which makes a new worker of this file.
 */
declare const PARTS: Record<string, string>;
// Every kind of worker has a `self` in the types; this one is of a service.
const worker = self as unknown as ServiceWorkerGlobalScope;

const parts = Object.keys(PARTS).map((path) => new URL(path, worker.location.origin).href);
const partsCache = 'parts';
const pageCache = 'page';
/** One page serves every address of the application. */
const pageKey = '/';
/** Milliseconds: a line slower than this opens with the page of the last visit. */
const networkTimeoutMs = 3_000;

/** What the server answers itself, also where a person opens it. */
const isOfServer = (path: string) =>
  /^\/(api|realms|theme|health|check|certificates|badges|unsubscribe|calendar)(\/|$)/.test(path);

worker.addEventListener('install', (event) => event.waitUntil(install()));
// A new worker waits until no tab runs the old version, whose parts would otherwise be gone from under it.
// The page comes from the network and names its own parts, so a reload has the new version all the same.
worker.addEventListener('activate', (event) => event.waitUntil(dropOldParts()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && !isOfServer(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith('/assets/') || parts.includes(origin + pathname))
    event.respondWith(part(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(partsCache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  // Files without a hash in their name are few and small: they are taken anew each time.
  const missing = parts.filter((url) => !kept.has(url) || !url.includes('/assets/'));
  await keepAll(cache, missing);
  const answer = await fetch(pageKey);
  if (isPage(answer)) await (await caches.open(pageCache)).put(pageKey, answer);
}

/** Few at a time and behind everything else, since somebody works meanwhile; each is kept at once, so that a broken line costs none of them. */
async function keepAll(cache: Cache, urls: string[]): Promise<void> {
  const left = [...urls];
  const keep = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const answer = await fetch(url, { priority: 'low' });
      if (!answer.ok) throw new Error(url);
      await cache.put(url, answer);
    }
  };
  await Promise.all([keep(), keep()]);
}

async function dropOldParts(): Promise<void> {
  const cache = await caches.open(partsCache);
  const old = (await cache.keys()).filter(({ url }) => !parts.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Settings and theme are in the page as the server answers it, so the network has the first word. */
async function page(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pageCache);
  const fromNetwork = fetch(event.request).then(async (answer) => {
    if (isPage(answer)) await cache.put(pageKey, answer.clone());
    return answer;
  });
  const kept = await cache.match(pageKey);
  if (!kept) return fromNetwork;
  const fromCache = fromNetwork.catch(() => kept);
  event.waitUntil(fromCache);
  return Promise.race([
    fromCache,
    new Promise<Response>((resolve) => setTimeout(resolve, networkTimeoutMs, kept)),
  ]);
}

const isPage = (answer: Response) =>
  answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Big viewers come here at their first use; all of these are the same for ever under their name. */
async function part(request: Request): Promise<Response> {
  const cache = await caches.open(partsCache);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}
