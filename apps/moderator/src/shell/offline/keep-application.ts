import { t } from '@lingui/core/macro';
import { notify } from '@/ui/toast.ts';

/** Milliseconds after the first page: keeping the rest for later must not slow down what is opened now. */
const startDelayMs = 4_000;
/** Milliseconds between two looks for a new version, in a window that stays open. */
const updateIntervalMs = 30 * 60_000;

/** Lets the application open without a network from its next load on, and says when there is a newer one. */
export function keepApplication(): void {
  // The development server hands out parts one by one, and a kept one would hide a change.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that refuses, as private windows may, goes on without.
    navigator.serviceWorker.register('/sw.js').then(watch, () => {});
  }, startDelayMs);
}

function watch(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The parts of the new version are here by now, so a reload is quick.
      if (worker.state === 'installed') void tellOfNewVersion();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting) void tellOfNewVersion();
  setInterval(() => void registration.update().catch(() => {}), updateIntervalMs);
}

let isTold = false;
async function tellOfNewVersion(): Promise<void> {
  if (isTold || !(await isNewer())) return;
  isTold = true;
  notify.offer(t`There is a newer version of Moderator. What you typed is kept.`, {
    label: t`Reload`,
    run: () => location.reload(),
  });
}

/** A page that was opened after the release is the new version already, whatever worker serves it. */
async function isNewer(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    return own != null && !page.includes(own);
  } catch {
    return false;
  }
}
