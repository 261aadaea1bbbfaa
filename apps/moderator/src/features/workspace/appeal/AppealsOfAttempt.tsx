import { Appeals } from '@/attempts/appeals/Appeals.tsx';
import { useMe } from '@/shell/Bootstrap.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Appeals against a released result: trainers make them for their learners, others read what came of them. */
export function AppealsOfAttempt() {
  const { attempt, mode, outcomes, appeal } = useWorkspaceContext().workspace;
  const { id, roles } = useMe().user;
  // Whoever is at work judges blind, also an appeal, and verifiers read appeals in their rooms.
  if (mode !== 'read' || appeal || roles.includes('verifier')) return null;
  return (
    <Appeals
      reader={roles.includes('trainer') ? 'trainer' : 'other'}
      person={id}
      attemptId={attempt.id}
      outcomes={outcomes}
      className="border-b border-line bg-surface px-5 py-5"
    />
  );
}
