import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GivenMarks, MarkingWork } from '@moderator/contract/types';
import { ApiError } from '@moderator/client';
import { api } from '@/api/api.ts';
import { keptText } from '@/attempts/feedback/use-kept-text.ts';
import { isRecord, parsed } from '@/storage/guarded-storage.ts';

export type WorkQuestion = MarkingWork['questions'][number];

type ByQuestion = Readonly<Record<string, GivenMarks>>;
type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'lost';

const saveAfterMs = 1_500;
const tryAgainAfterMs = 5_000;

/**
 * What somebody says of the answers of one submission: kept on this device until it is saved on the platform, which is
 * once typing rests, when the page is left, and again when the network is back. Over a version, so that a second window
 * loses nothing unseen.
 */
export function useMarks(person: string, work: MarkingWork) {
  const { id } = work.submission;
  const [device] = useState(() => keptText(person, `marks:${id}`));
  const [found] = useState(() => keptMarks(device.read()));
  const [marks, setMarks] = useState<ByQuestion>(() => ({ ...byQuestion(work.marks), ...found }));
  const [state, setState] = useState<SaveState>('saved');
  const [elsewhere, setElsewhere] = useState<ByQuestion>({});
  const version = useRef(work.markingVersion);
  // What is said by now, and whether the platform was told; a reload may find marks here that it never was.
  const latest = useRef(marks);
  const isTold = useRef(Object.keys(found).length === 0);

  // Once they are given, what is saved as it is typed has nothing more to say, also where the answer is long in coming.
  const isGiving = useRef(false);

  // One after the other: each is said over the version that the one before made.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    (now: ByQuestion, final: boolean): Promise<MarkingWork> => {
      const whole = Object.values(now);
      const sent = last.current.then(async () => {
        const body = { marks: whole.map(asSent), final };
        const answer = await api.setMarks({ id, body, version: version.current });
        version.current = answer.markingVersion;
        // What was said since it was sent is not told by it.
        if (latest.current === now) {
          isTold.current = true;
          device.keep(textOf(whole.filter(({ levels, seen }) => hasHole(levels) || hasHole(seen))));
        }
        return answer;
      });
      last.current = sent.catch(() => undefined);
      return sent;
    },
    [device, id],
  );

  /** What a refusal leaves: marks of another window to choose from, a claim that is lost, or another try. */
  const readRefusal = useCallback((error: unknown): void => {
    const code = error instanceof ApiError ? error.code : undefined;
    const current = error instanceof ApiError ? error.problem?.current : undefined;
    if (code === 'stale_version' && isRecord(current)) {
      version.current = Number(current.version);
      // The platform said it in the words of this very call.
      setElsewhere(byQuestion(current.marks as GivenMarks[]));
      setState('conflict');
    } else if (code === 'claim_needed' || code === 'claimed_by_another' || code === 'wrong_state')
      setState('lost');
    else setState('unsaved');
  }, []);

  const save = useCallback(
    async (now: ByQuestion) => {
      if (isGiving.current) return;
      if (isTold.current) return setState('saved');
      setState('saving');
      try {
        await send(now, false);
        if (isTold.current) setState('saved');
      } catch (error) {
        readRefusal(error);
      }
    },
    [readRefusal, send],
  );

  const waits = state === 'conflict' || state === 'lost';
  useEffect(() => {
    if (isTold.current || waits) return;
    const timer = setTimeout(() => void save(marks), saveAfterMs);
    return () => clearTimeout(timer);
  }, [marks, save, waits]);
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setInterval(() => void save(marks), tryAgainAfterMs);
    return () => clearInterval(timer);
  }, [marks, save, state]);

  const leave = useEffectEvent(() => {
    if (!isTold.current && !waits) void save(marks);
  });
  useEffect(() => () => leave(), []);

  const put = (next: ByQuestion) => {
    latest.current = next;
    isTold.current = false;
    setMarks(next);
    device.keep(textOf(Object.values(next)));
  };
  return {
    marks,
    state,
    say: (questionId: string, part: Partial<GivenMarks>) =>
      put({ ...marks, [questionId]: { feedback: '', ...marks[questionId], ...part, questionId } }),
    /** Ends a conflict: with what this window says, or with what the other one said. */
    choose: (which: 'here' | 'elsewhere') => {
      put(which === 'here' ? marks : elsewhere);
      setState('unsaved');
      void save(which === 'here' ? marks : elsewhere);
    },
    /** Goes on with a claim that is had again. */
    goOn: () => save(marks),
    /** Gives the marks, after which they count. */
    give: async () => {
      isGiving.current = true;
      try {
        return await send(marks, true);
      } catch (error) {
        isGiving.current = false;
        readRefusal(error);
        throw error;
      }
    },
  };
}

/** Criteria are told in their order: what is said behind one that is left out waits until that one is said. */
const asSent = ({ levels, seen, ...said }: GivenMarks): GivenMarks => ({
  ...said,
  ...(levels && { levels: upToHole(levels) }),
  ...(seen && { seen: upToHole(seen) }),
});

// Places that nothing was said of are empty here, and null once they were kept on the device.
const holeOf = (said: readonly unknown[]): number => [...said].findIndex((each) => each == null);
const hasHole = (said: readonly unknown[] = []): boolean => holeOf(said) !== -1;
const upToHole = <Said>(said: readonly Said[]): Said[] =>
  said.slice(0, hasHole(said) ? holeOf(said) : said.length);

const byQuestion = (marks: readonly GivenMarks[]): ByQuestion =>
  Object.fromEntries(marks.map((each) => [each.questionId, each]));

// What cannot be told yet stays on the device.
const textOf = (marks: readonly GivenMarks[]): string =>
  marks.length === 0 ? '' : JSON.stringify(byQuestion(marks));

function keptMarks(text: string): ByQuestion {
  const value = parsed(text);
  // It was written here, by this page.
  return isRecord(value) ? (value as ByQuestion) : {};
}

/** Whether everything that a question asks of whoever marks it is there. */
export const isMarked = ({ rubric, items }: WorkQuestion, said: GivenMarks | undefined): boolean => {
  if (!said?.feedback?.trim()) return false;
  if (items.length > 0) return items.every((_, place) => said.seen?.[place] != null);
  if (rubric.length > 0) return rubric.every((_, place) => said.levels?.[place] != null);
  return said.marks !== undefined;
};
