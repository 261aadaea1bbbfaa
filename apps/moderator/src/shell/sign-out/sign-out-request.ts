import { signOut, subject } from '@/session/session.ts';
import { createSignal } from '@/ui/signal.ts';

/** How many pieces of typed work a person has to be asked about before they leave; 0 while nobody leaves. */
export const workAtStake = createSignal(0);

/** Signs out, after a question where something typed would be lost. */
export async function requestSignOut(): Promise<void> {
  const person = subject();
  const { countUnsentWork } = await import('@/session/device-work.ts');
  const count = person ? await countUnsentWork(person) : 0;
  if (count > 0) workAtStake.set(count);
  else await signOut();
}

export const staySignedIn = (): void => workAtStake.set(0);
