import { createSignal } from '@/ui/signal.ts';

/** What somebody can have open, in the words of the live line. */
interface Subject {
  kind: 'attempt' | 'session';
  id: string;
}

let here: Subject | undefined;
let tell: ((message: object) => void) | undefined;

/** Whether changes are told by themselves; nothing has to be asked for as often then. */
export const isLineUp = createSignal(false);

/**
 * Seconds within which whatever is opened was asked for, on a slow line as well; where that fails it is asked for again anyway. What happened
 * to it in that time, before the platform knew that it is open here, has it asked for once more.
 */
const justAskedSeconds = 30;

const sayWhere = (asked?: { since: number }) =>
  tell?.(here ? { type: 'here', subject: here, ...asked } : { type: 'gone' });

/**
 * Lets others who have it open know that it is open here as well. Whoever says so asks for it at the same time.
 * @returns leaves it
 */
export function stayAt(subject: Subject): () => void {
  here = subject;
  sayWhere({ since: justAskedSeconds });
  return () => {
    if (here !== subject) return;
    here = undefined;
    sayWhere();
  };
}

/** Has a line tell it: now where anything is open, and whenever that changes; nobody where there is no line. */
export function tellBy(send: ((message: object) => void) | undefined): void {
  tell = send;
  isLineUp.set(send !== undefined);
  // How long nothing was heard is not known here.
  if (here) sayWhere();
}
