import { loadHostTheme, startTheme } from '@/shell/start-theme.ts';
import { isComingIn, startSession } from '@/session/session.ts';
import { showNotLoaded } from '@/shell/not-loaded.ts';
import './styles.css';

/**
 * The first part of the page, and a small one: colours and session. Whoever has to sign in first leaves
 * again at once, and for everybody else the application loads while the session starts.
 */
const loadApplication = () =>
  import('./application.tsx').then(async (application) => {
    await application.prepare();
    return application;
  });

try {
  startTheme();
  const loading = isComingIn() ? loadApplication() : undefined;
  // Its failure is told where it is waited for.
  loading?.catch(() => {});
  await loadHostTheme();
  const isSignedIn = await startSession();
  const { showApplication, showSignedOut } = await (loading ?? loadApplication());
  if (isSignedIn) showApplication();
  else showSignedOut(() => location.reload());
} catch (error) {
  try {
    const { showFailure } = await loadApplication();
    showFailure(error);
  } catch {
    // Without a catalogue there is no sentence to say it with but the one in the page itself.
    showNotLoaded();
  }
}
