import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AssessmentCover, RunningTry, ShownResponse, SubmissionAnswer } from '@moderator/contract/types';
import { ApiError } from '@moderator/client';
import { keptText } from '@/attempts/feedback/use-kept-text.ts';
import { isRecord, parsed } from '@/storage/guarded-storage.ts';
import { sendAnswers } from './examination-queries.ts';
import type { Written } from './examination-queries.ts';

export type Answers = Readonly<Record<string, ShownResponse | null>>;

const saveAfterMs = 2_000;

/**
 * The answers of a try: saved on the platform two seconds after the last change, when the page is left, and again when
 * the network is back. What is not saved yet is kept on this device and there after a reload; what is saved is not, as
 * another device may have gone on with it by then.
 */
export function useAnswers(person: string, written: Written, cover: AssessmentCover, running: RunningTry) {
  const [device] = useState(() => keptText(person, `try:${running.submissionId}`));
  const [found] = useState(() => keptAnswers(device.read()));
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...Object.fromEntries(running.answers.map(({ questionId, response }) => [questionId, response])),
    ...found,
  }));
  const [playerId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'saved' | 'saving' | 'unsaved' | 'elsewhere'>(
    isEmpty(found) ? 'saved' : 'unsaved',
  );
  const [begun] = useState(() => Date.now());
  const sequence = useRef(running.sequence);
  const takesOver = useRef(true);
  // Answers that the platform has not taken yet.
  const unsaved = useRef(found);
  const setUnsaved = useCallback(
    (answersLeft: Answers) => {
      unsaved.current = answersLeft;
      device.keep(isEmpty(answersLeft) ? '' : JSON.stringify(answersLeft));
    },
    [device],
  );

  const send = useCallback(
    async (now: Answers, final: boolean): Promise<SubmissionAnswer> => {
      sequence.current += 1;
      const answer = await sendAnswers(written, cover, {
        submissionId: running.submissionId,
        playerId,
        takeOver: takesOver.current,
        sequence: sequence.current,
        activeSeconds: running.activeSeconds + Math.round((Date.now() - begun) / 1000),
        answers: Object.entries(now).map(([questionId, response]) => ({
          questionId,
          response: response && { ...response },
        })),
        final,
      });
      takesOver.current = false;
      // What was answered anew since it was sent waits for the next save, and so does all where something does not fit.
      const left = Object.entries(unsaved.current).filter(([id, response]) => response !== now[id]);
      if (answer.refused.length === 0) setUnsaved(Object.fromEntries(left));
      return answer;
    },
    [begun, cover, playerId, running, setUnsaved, written],
  );

  const save = useCallback(
    async (now: Answers) => {
      setState('saving');
      try {
        const { refused } = await send(now, false);
        setState(isEmpty(unsaved.current) || refused.length > 0 ? 'saved' : 'unsaved');
      } catch (error) {
        const isTaken = error instanceof ApiError && error.code === 'claimed_by_another';
        setState(isTaken ? 'elsewhere' : 'unsaved');
      }
    },
    [send],
  );

  useEffect(() => {
    if (isEmpty(unsaved.current)) return;
    const timer = setTimeout(() => void save(answers), saveAfterMs);
    return () => clearTimeout(timer);
  }, [answers, save]);
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setInterval(() => void save(answers), 5_000);
    return () => clearInterval(timer);
  }, [answers, save, state]);
  const leave = useEffectEvent(() => {
    if (!isEmpty(unsaved.current) && state !== 'elsewhere') void save(answers);
  });
  useEffect(() => () => leave(), []);

  return {
    answers,
    state,
    answer: (questionId: string, response: ShownResponse | null) => {
      setAnswers({ ...answers, [questionId]: response });
      setUnsaved({ ...unsaved.current, [questionId]: response });
    },
    /** Hands in what is there; what could not be taken is told and nothing is handed in. */
    handIn: () => send(answers, true),
  };
}

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

function keptAnswers(text: string): Answers {
  const value = parsed(text);
  // It was written here, by this page.
  return isRecord(value) ? (value as Answers) : {};
}
