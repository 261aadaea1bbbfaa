import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CalibrationRound } from '@moderator/contract/types';
import { isReachable } from '@/session/connection.ts';
import { draftsOf } from '@/session/storage.ts';
import { local, parsed } from '@/storage/guarded-storage.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { calibrationApi } from '../calibration-api.ts';
import { JudgementStore } from './judgement-store.ts';

/** Milliseconds after the last letter before it is sent. */
const typingPauseMs = 800;

/** What somebody gives on the outcomes of a case, sent as it is typed and as soon as there is a line. */
export function useJudgements(round: CalibrationRound, person: string) {
  const [store] = useState(() => storeOf(round, person));
  const { unsent, problem } = useSyncExternalStore(store.subscribe, store.state);
  const isOnline = useSignal(isReachable);
  const isUnsent = Object.keys(unsent).length > 0;
  useEffect(() => {
    if (!isOnline || Object.keys(unsent).length === 0) return;
    const timer = setTimeout(() => void store.flush().catch(() => undefined), typingPauseMs);
    return () => clearTimeout(timer);
  }, [store, unsent, isOnline]);
  return { store, isUnsent, problem };
}

function storeOf(round: CalibrationRound, person: string): JudgementStore {
  const key = `${draftsOf(person)}calibration-${round.id}`;
  return new JudgementStore({
    sent: Object.fromEntries(
      round.judgements.map(({ outcomeId, result, comment }) => [outcomeId, { result, comment }]),
    ),
    kept: parsed(local.get(key)),
    send: async (outcomeId, body) => {
      await calibrationApi.saveCalibrationJudgement({ id: round.id, outcomeId, body });
    },
    keep: (unsent) =>
      Object.keys(unsent).length > 0 ? local.set(key, JSON.stringify(unsent)) : local.remove(key),
  });
}
