import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssessmentCover, RunningTry, ShownResponse, SubmissionAnswer } from '@moderator/contract/types';
import { ApiError } from '@moderator/client';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { isRecord, parsed } from '@/storage/guarded-storage.ts';
import { sendAnswers } from './examination-queries.ts';
import type { Written } from './examination-queries.ts';

export type Answers = Readonly<Record<string, ShownResponse | null>>;

const saveAfterMs = 2_000;

/**
 * The answers of a try: kept on this device with every change, saved on the platform two seconds after the last one, and
 * again when the network is back. What was typed and not saved yet is there after a reload.
 */
export function useAnswers(person: string, written: Written, cover: AssessmentCover, running: RunningTry) {
  const [kept, keep] = useKeptText(person, `try:${running.submissionId}`);
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...Object.fromEntries(running.answers.map(({ questionId, response }) => [questionId, response])),
    ...keptAnswers(kept),
  }));
  const [playerId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'saved' | 'saving' | 'unsaved' | 'elsewhere'>('saved');
  const [begun] = useState(() => Date.now());
  const sequence = useRef(running.sequence);
  const takesOver = useRef(true);

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
      return answer;
    },
    [begun, cover, playerId, running, written],
  );

  const save = useCallback(
    async (now: Answers) => {
      setState('saving');
      try {
        await send(now, false);
        setState('saved');
      } catch (error) {
        const isTaken = error instanceof ApiError && error.code === 'claimed_by_another';
        setState(isTaken ? 'elsewhere' : 'unsaved');
      }
    },
    [send],
  );

  const changed = useRef(false);
  useEffect(() => {
    if (!changed.current) return;
    const timer = setTimeout(() => void save(answers), saveAfterMs);
    return () => clearTimeout(timer);
  }, [answers, save]);
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setInterval(() => void save(answers), 5_000);
    return () => clearInterval(timer);
  }, [answers, save, state]);

  return {
    answers,
    state,
    answer: (questionId: string, response: ShownResponse | null) => {
      changed.current = true;
      const next = { ...answers, [questionId]: response };
      setAnswers(next);
      keep(JSON.stringify(next));
    },
    /** Hands in what is there; what could not be taken is told and nothing is handed in. */
    handIn: async () => {
      const answer = await send(answers, true);
      if (answer.refused.length === 0) keep('');
      return answer;
    },
  };
}

function keptAnswers(text: string): Answers {
  const value = parsed(text);
  // It was written here, by this page.
  return isRecord(value) ? (value as Answers) : {};
}
