import { useCallback, useEffect, useRef, useState } from 'react';
import type { DecisionInput, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { readOutbox } from '@/attempts/outbox/outbox.ts';
import type { OutboxEntry } from '@/attempts/outbox/outbox.ts';
import { retryDelayMs, sendDecision } from '@/attempts/outbox/send-decision.ts';
import { showOnScreen, tellOfAnswer } from '@/attempts/outbox/send-waiting.ts';
import type { DraftStore } from '../draft/draft-store.ts';

export type DecideState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Sent, and no answer came; it is asked for again by itself. */
  | { kind: 'waiting'; entry: OutboxEntry; isKept: boolean }
  | { kind: 'refused'; error: unknown };

interface Options {
  userId: string;
  workspace: Workspace;
  drafts: DraftStore;
  /** @param isOpen whether the dialog of the signature was still open, with nothing begun beside it */
  onSigned: (kind: DecisionInput['kind'], isOpen: boolean) => void;
  onRefused: () => void;
  /** The attempt as the platform has it, and what was looked at sent to it. */
  settle: () => Promise<Workspace>;
}

/** Signs the decision on an attempt, through the outbox. */
export function useDecide({ userId, workspace, drafts, onSigned, onRefused, settle }: Options) {
  const attemptId = workspace.attempt.id;
  const [state, setState] = useState<DecideState>({ kind: 'idle' });
  const [isOpen, setIsOpen] = useState(false);
  const latest = useRef({ onSigned, onRefused, isOpen });
  useEffect(() => {
    latest.current = { onSigned, onRefused, isOpen };
  });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    const leave = showOnScreen(attemptId);
    return () => {
      isHere.current = false;
      leave();
    };
  }, [attemptId]);

  const send = useCallback(
    async (entry: OutboxEntry) => {
      const sent = await sendDecision(userId, entry);
      // Another page is open by now: it goes on being asked for from there.
      if (!isHere.current) return void tellOfAnswer(userId, entry, sent);
      if (sent.kind === 'waiting') return setState({ kind: 'waiting', entry, isKept: sent.isKept });
      if (sent.kind === 'refused') {
        setState(sent);
        return latest.current.onRefused();
      }
      setState({ kind: 'idle' });
      latest.current.onSigned(entry.decision.kind, latest.current.isOpen);
    },
    [userId],
  );

  // A decision from before a reload goes on by itself.
  useEffect(() => {
    let current = true;
    const goOn = async () => {
      const entry = await readOutbox(userId, attemptId);
      if (!entry || !current) return;
      setState({ kind: 'waiting', entry, isKept: true });
      await send(entry);
    };
    void goOn();
    return () => {
      current = false;
    };
  }, [userId, attemptId, send]);

  useEffect(() => {
    if (state.kind !== 'waiting') return;
    const again = () => void send(state.entry);
    const timer = setTimeout(again, retryDelayMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [state, send]);

  const sign = async (decision: DecisionInput) => {
    setState({ kind: 'sending' });
    let current = workspace;
    try {
      // Those that were on the screen: behind the draft there may be others of another window.
      const { comments } = drafts.snapshot().body;
      [current] = await Promise.all([settle(), drafts.flush()]);
      await recordComments(current, comments);
    } catch (error) {
      return setState({ kind: 'refused', error });
    }
    await send({
      attemptId,
      learner: current.attempt.learner.name,
      version: current.attempt.version,
      decision,
      idempotencyKey: crypto.randomUUID(),
      signedAt: new Date().toISOString(),
      wasSent: false,
    });
  };
  return {
    state,
    sign,
    /** Whether the dialog of the signature is open. */
    isOpen,
    open: () => setIsOpen(true),
    /** What waits for an answer goes on waiting. */
    close: () => {
      setIsOpen(false);
      setState((before) => (before.kind === 'waiting' ? before : { kind: 'idle' }));
    },
  };
}

/** Comments written after a verdict belong to it; what is signed has to be what was read. */
async function recordComments(
  { attempt, outcomes }: Workspace,
  comments: Record<string, string>,
): Promise<void> {
  for (const { id, verdict } of outcomes) {
    const comment = comments[id];
    if (!verdict || comment === undefined || comment === verdict.comment) continue;
    await api.recordVerdict({ id: attempt.id, outcomeId: id, body: { result: verdict.result, comment } });
  }
}
