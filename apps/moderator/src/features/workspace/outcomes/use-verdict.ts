import type { Result, WorkspaceOutcome } from '@moderator/contract/types';
import { afterFailure } from '@/attempts/outbox/outbox.ts';
import { useRecordVerdict } from '../mutations.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { useFollowOn } from './use-follow-on.ts';
import { useWaiting } from './waiting-verdicts.ts';

const waits = (error: unknown): boolean => error !== null && afterFailure(error) === 'keep';

/** Whether the focus is where it was, or nowhere, as where that is gone. */
const isStillAt = (place: Element | null): boolean =>
  document.activeElement === place || document.activeElement === document.body;

/** The moderator's verdict and comment on one outcome. */
export function useVerdict(outcome: WorkspaceOutcome) {
  const { workspace, person, body, drafts, settings } = useWorkspaceContext();
  const record = useRecordVerdict(workspace.attempt.id, person);
  const kept = useWaiting(person, workspace.attempt.id).get(outcome.id) ?? null;
  const waiting = outcome.verdict ? null : kept;
  const followOn = useFollowOn();
  const comment = body.comments[outcome.id] ?? outcome.verdict?.comment ?? '';
  /** @param byKey whether the hands are on the keys, which then go on to the next outcome */
  const give = (result: Result, byKey = false) => {
    if (outcome.verdict?.result === result && outcome.verdict.comment === comment) return;
    const isFirst = outcome.verdict === null && waiting === null;
    const place = document.activeElement;
    // Nobody is taken from where they went meanwhile: what they type would be the keys of another outcome.
    const goOn = () => {
      if (byKey && isFirst && settings.followsOn && isStillAt(place)) followOn(outcome.id);
    };
    record.mutate(
      { outcomeId: outcome.id, result, comment },
      {
        onSuccess: ({ outcome: known }) => {
          // What differs has to be seen, and says why before anything goes on.
          if (known.comparison !== 'differs') goOn();
        },
        onError: (error) => {
          // Kept here it is given: there is nothing to see before it gets through.
          if (waits(error)) goOn();
        },
      },
    );
  };
  const again = () => record.variables && record.mutate(record.variables);
  return {
    comment,
    result: waiting ?? outcome.verdict?.result ?? null,
    /** It waits for the network, on this device. */
    isWaiting: waiting !== null && !record.isPending,
    problem:
      waits(record.error) && (waiting !== null || !record.context?.before?.verdict) ? null : record.error,
    isPending: record.isPending,
    give,
    again,
    write: (text: string) =>
      drafts.change((draft) => ({ ...draft, comments: { ...draft.comments, [outcome.id]: text } })),
    /** The comment goes into the draft with every letter, and into a verdict already given on leaving the field. */
    leave: () => {
      void drafts.flush();
      if (outcome.verdict && outcome.verdict.comment !== comment) give(outcome.verdict.result);
    },
  };
}
