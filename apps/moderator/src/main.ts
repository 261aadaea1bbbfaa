import { loadHostTheme, startTheme } from '@/shell/start-theme.ts';
import { isComingIn, startSession } from '@/session/session.ts';
import { showNotLoaded } from '@/shell/not-loaded.ts';
import './styles.css';

/**
 * The first part of the page, and a small one: colours and session. Whoever has to sign in first leaves
 * again at once, and for everybody else the application loads while the session starts.
 */
async function loadApplication() {
  const application = await import('./application.tsx');
  // A browser asks a server for six things at once: on a poor line files would be ahead of it.
  if (isSignedIn) application.ask();
  const prepared = application.prepare();
  // Its failure is told where it is waited for.
  prepared.catch(() => {});
  return { application, prepared };
}

let isSignedIn = false;
try {
  startTheme();
  const loading = isComingIn() ? loadApplication() : undefined;
  // Its failure is told where it is waited for.
  loading?.catch(() => {});
  await loadHostTheme();
  isSignedIn = await startSession();
  const { application, prepared } = await (loading ?? loadApplication());
  if (isSignedIn) application.ask();
  await prepared;
  if (isSignedIn) application.showApplication();
  else application.showSignedOut(() => location.reload());
} catch (error) {
  try {
    const { application, prepared } = await loadApplication();
    await prepared;
    application.showFailure(error);
  } catch {
    // Without a catalogue there is no sentence to say it with but the one in the page itself.
    showNotLoaded();
  }
}
