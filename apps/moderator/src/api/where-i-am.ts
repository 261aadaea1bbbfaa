/** What somebody can have open, in the words of the live line. */
interface Subject {
  kind: 'attempt' | 'session';
  id: string;
}

let here: Subject | undefined;
let tell: ((message: object) => void) | undefined;

const sayWhere = () => tell?.(here ? { type: 'here', subject: here } : { type: 'gone' });

/**
 * Lets others who have it open know that it is open here as well.
 * @returns leaves it
 */
export function stayAt(subject: Subject): () => void {
  here = subject;
  sayWhere();
  return () => {
    if (here !== subject) return;
    here = undefined;
    sayWhere();
  };
}

/** Has a line tell it: now where anything is open, and whenever that changes; nobody where there is no line. */
export function tellBy(send: ((message: object) => void) | undefined): void {
  tell = send;
  if (here) sayWhere();
}

/** Whether changes are told by themselves; nothing has to be asked for as often then. */
export const isLineUp = (): boolean => tell !== undefined;
