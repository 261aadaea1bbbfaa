import { standingResult } from '@moderator/moderation';
import type { Workspace } from '@moderator/contract/types';
import { Appeals } from '@/attempts/appeals/Appeals.tsx';
import { resultWords } from '@/labels/result-looks.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Appeals against a released result: trainers make them for their learners, others read what came of them. */
export function AppealsOfAttempt() {
  const { workspace } = useWorkspaceContext();
  const { attempt, mode, appeal } = workspace;
  const { id, roles } = useMe().user;
  // Whoever is at work judges blind, also an appeal, and verifiers read appeals in their rooms.
  if (mode !== 'read' || appeal || roles.includes('verifier')) return null;
  return (
    <Appeals
      reader={roles.includes('trainer') ? 'trainer' : 'other'}
      person={id}
      attemptId={attempt.id}
      outcomes={withResults(workspace)}
      className="border-b border-line bg-surface px-5 py-5"
    />
  );
}

/** Outcomes with the result that stands of each, for whoever appeals. */
const withResults = ({ outcomes, decision, tolerance }: Workspace) =>
  outcomes.map(({ id, code, title, scale, verdict, judgement }) => {
    const judged = { verdict: verdict?.result ?? null, judgement: judgement?.result ?? null };
    const result = standingResult(decision?.kind ?? 'upheld', judged, { scale, tolerance });
    return { id, code, title, ...(result === null ? {} : { result: resultWords({ result, scale }) }) };
  });
