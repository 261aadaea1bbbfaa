import { ApiError } from '@moderator/client';
import type { ScormCommit } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { dropTold, forgetTold, keepTold } from './told-copy.ts';
import type { Told } from './told-copy.ts';

/** Where what a package told is: with the platform, on its way or on this device, or nowhere to go any more. */
export type Saving = 'saved' | 'saving' | 'kept';

interface Parts {
  userId: string;
  registrationId: string;
  sessionId: string;
  onSaving: (saving: Saving) => void;
  onAnswer: (answer: ScormCommit) => void;
  /** The session takes no more, and says why. */
  onOver: (error: unknown) => void;
}

/** What sends the words of one session, the latest at a time. */
export interface Sender {
  /** Keeps a word on this device, and sends it where it is time to. */
  take(word: Told, when: 'now' | 'later'): void;
  /** Sends the last word, with which the session ends. @returns the answer, undefined where it did not get through */
  finish(word: Told): Promise<ScormCommit | undefined>;
  /** Ends the session with what was told last where it has not ended, and repeats nothing any more. */
  stop(): void;
}

const latestMs = 30_000;
const againMs = 3_000;
/** What no repetition makes better. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/** Words overtake each other without harm: each is the whole, and numbered. */
export function createSender({
  userId,
  registrationId,
  sessionId,
  onSaving,
  onAnswer,
  onOver,
}: Parts): Sender {
  let waiting: Told | undefined;
  let last: Told | undefined;
  let ends = false;
  let isOver = false;
  let sending: Promise<ScormCommit | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function send(): Promise<ScormCommit | undefined> {
    // Where nothing waits any more, what was just sent was the latest.
    if (sending) return sending.then((answer) => (waiting ? send() : answer));
    const word = waiting;
    if (!word) return Promise.resolve(undefined);
    clearTimeout(timer);
    timer = undefined;
    onSaving('saving');
    const call = ends ? api.finishScormSession : api.commitScormSession;
    sending = call({ id: sessionId, body: word })
      .then((answer) => {
        dropTold(userId, registrationId, word.sequence);
        if (waiting === word) waiting = undefined;
        isOver ||= answer.endedBy !== null;
        onSaving(waiting ? 'saving' : 'saved');
        onAnswer(answer);
        return answer;
      })
      .catch((error: unknown) => {
        if (isFinal(error)) {
          waiting = undefined;
          isOver = true;
          forgetTold(userId, registrationId);
          onOver(error);
        } else {
          onSaving('kept');
          if (!stopped) later(againMs);
        }
        return undefined;
      })
      .finally(() => (sending = undefined));
    return sending;
  }

  const later = (milliseconds: number) => (timer ??= setTimeout(() => void send(), milliseconds));

  function finish(word: Told): Promise<ScormCommit | undefined> {
    waiting = word;
    last = word;
    ends = true;
    keepTold(userId, registrationId, { ...word, sessionId, ends });
    return send();
  }

  return {
    take(word, when) {
      waiting = word;
      last = word;
      keepTold(userId, registrationId, { ...word, sessionId, ends });
      if (when === 'later') later(latestMs);
      else void send();
    },
    finish,
    stop() {
      stopped = true;
      clearTimeout(timer);
      if (last && !ends && !isOver) void finish(last);
    },
  };
}
