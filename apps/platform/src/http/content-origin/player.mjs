// The page around a package, on the packages' own origin. It has the run time that SCORM looks for in the windows above
// a package, and tells the application, which is on another origin, what the package says: over a port, and with no
// more than that. It is served as it stands here.

/** @typedef {{ version: '1.2' | '2004', cmi: Record<string, string>, href: string, sequence: number, mode: string }} Beginning */

const quietMs = 1000;
/** Without a sign of somebody for so long a second does not count. */
const pauseMs = 10 * 60_000;

/** Only who may show this page can be its parent: see frame-ancestors. */
const begun = new Promise((resolve) => {
  const take = (event) => {
    if (event.source !== window.parent || event.data?.type !== 'begin' || !event.ports[0]) return;
    window.removeEventListener('message', take);
    resolve({ port: event.ports[0], beginning: event.data });
  };
  window.addEventListener('message', take);
});
window.parent.postMessage({ type: 'package-player-ready' }, '*');

const { port, beginning } = await begun;
const { version, cmi, href, mode } = /** @type {Beginning} */ (beginning);
let { sequence } = beginning;
/** What was said with the end of the package: it says nothing after that. */
let ending;
let isGone = false;
let waiting = 0;
let lastSign = Date.now();
let activeSeconds = 0;

const api = await makeApi();
for (const name of ['LMSSetValue', 'SetValue']) api.on(name, () => (noticed(), later()));
for (const name of ['LMSCommit', 'Commit']) api.on(name, () => tell('commit'));
for (const name of ['LMSFinish', 'Terminate'])
  api.on(name, () => {
    ending ??= word();
    tell('finish');
  });
if (version === '1.2') window.API = api;
else window.API_1484_11 = api;

const frame = document.createElement('iframe');
frame.title = 'Package';
frame.allow = 'autoplay; fullscreen';
frame.allowFullscreen = true;
frame.addEventListener('load', watch);
frame.src = `files/${href}`;
document.body.append(frame);

setInterval(() => {
  if (document.visibilityState === 'visible' && Date.now() - lastSign < pauseMs) activeSeconds++;
}, 1000);
// Something is told also where a package never says so.
setInterval(() => tell('time'), 30_000);
window.addEventListener('pagehide', ({ persisted }) => {
  // What the browser keeps may be come back to, and goes on then.
  if (!persisted) isGone = true;
  tell('leave');
});

port.addEventListener('message', ({ data }) => {
  if (data?.type !== 'leave') return;
  // What a package does when it is closed, it does now.
  frame.addEventListener('load', () => port.postMessage({ type: 'left', ...word() }), {
    once: true,
  });
  frame.src = 'about:blank';
});
port.start();

async function makeApi() {
  const settings = { autocommit: false, logLevel: 5, lmsCommitUrl: false };
  const runTime = await import(version === '1.2' ? '/runtime/scorm12.js' : '/runtime/scorm2004.js');
  return loaded(version === '1.2' ? new runTime.Scorm12API(settings) : new runTime.Scorm2004API(settings));
}

function loaded(made) {
  made.loadFromFlattenedJSON(cmi);
  return made;
}

/** All that the package has said until now, numbered; characters that are halves of one are no text. */
function word() {
  if (ending) return ending;
  const told = api.getFlattenedCMI();
  const texts = Object.entries(told)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '\uFFFD')]);
  const request = version === '2004' ? api.adl?.nav?.request : undefined;
  const cmiNow = Object.fromEntries(texts);
  if (request && request !== '_none_') cmiNow['adl.nav.request'] = String(request);
  return { sequence: ++sequence, cmi: cmiNow, activeSeconds };
}

/** @param {'set' | 'commit' | 'finish' | 'leave' | 'time'} why */
function tell(why) {
  clearTimeout(waiting);
  if (mode === 'review' || (ending && (why === 'set' || why === 'time'))) return;
  const said = word();
  port.postMessage({ type: 'told', why, ...said });
  // The application may be closing with us and hear nothing any more.
  if (why === 'leave' || isGone || document.visibilityState === 'hidden') {
    const ends = ending ? 'finish' : isGone ? 'abandoned' : undefined;
    navigator.sendBeacon('last-word', new Blob([JSON.stringify({ ...said, ends })], { type: 'text/plain' }));
  }
}

function later() {
  clearTimeout(waiting);
  waiting = setTimeout(() => tell('set'), quietMs);
}

function noticed() {
  lastSign = Date.now();
}

/** Looks for signs of somebody in the package, which is of the same origin. */
function watch() {
  try {
    const inside = frame.contentWindow;
    for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'timeupdate'])
      inside.addEventListener(name, noticed, { capture: true, passive: true });
  } catch {
    // A page of the web inside the package tells nothing.
  }
}
