import { grouped } from '../kernel/grouped.ts';
import { p95 } from './measure.ts';
import type { Asked } from './moderator-at-work.ts';

/** Milliseconds that 95 of 100 calls of a kind may take. */
const longestMs = 100;
/** Megabytes that a process may take at rest and under load. */
const [mostAtRest, mostUnderLoad] = [200, 350];

/** What came of a run. */
export interface Load {
  asked: readonly Asked[];
  /** Whether somebody found nothing more to do before the time was up. */
  ranOut: boolean;
  /** Live lines that ended by themselves, or did not come up. */
  lost: number;
  /** Megabytes of the largest process. */
  atRest: number;
  underLoad: number;
}

/**
 * Whether a call was not answered with what was asked for. No refusal is a part of this work: each attempt is handed to one
 * person, so nobody claims what another one has, and nobody asks more often than they may.
 */
export const isFailed = ({ status }: Asked): boolean => status < 200 || status >= 300;

export const waited = (asked: readonly Asked[]): number[] => asked.map(({ milliseconds }) => milliseconds);

/** @returns a sentence for each bound that was not kept */
export function shortcomingsOf({ asked, ranOut, lost, atRest, underLoad }: Load): string[] {
  const failed = grouped(asked.filter(isFailed), ({ call, status, code }) =>
    [call, status || 'without an answer', code].filter(Boolean).join(' '),
  );
  const slow = grouped(asked, ({ call }) => call).filter(([, those]) => p95(waited(those)) >= longestMs);
  return [
    ...(asked.length === 0 ? ['Nothing was asked.'] : []),
    ...failed.map(([what, those]) => `${those.length} × ${what}: every call is to be answered.`),
    ...slow.map(
      ([call, those]) =>
        `${call}: p95 of ${p95(waited(those)).toFixed(0)} ms, where ${longestMs} are too many.`,
    ),
    ...(ranOut ? ['The work ran out, so people waited instead of working: make more attempts.'] : []),
    ...(lost > 0 ? [`${lost} live lines were lost, so less was asked than people ask.`] : []),
    ...(atRest > mostAtRest
      ? [`A process takes ${atRest.toFixed(0)} MB at rest, more than ${mostAtRest}.`]
      : []),
    ...(underLoad > mostUnderLoad
      ? [`A process takes ${underLoad.toFixed(0)} MB under load, more than ${mostUnderLoad}.`]
      : []),
  ];
}
