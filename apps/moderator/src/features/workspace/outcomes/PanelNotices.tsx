import { Link } from '@tanstack/react-router';
import { workspaceLink } from '@/app/workspace-link.ts';
import { reasonWords } from '@/app/reason-words.ts';
import { stateWords } from '@moderator/moderation';
import { Badge } from '@/ui/Badge.tsx';
import { DraftConflict } from '../draft/DraftConflict.tsx';
import { untilWords } from '../header/ClaimState.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useScene } from '../workspace-scene.ts';

/** What to know before judging: why it can or cannot be done now, and what came before. */
export function PanelNotices() {
  const { workspace, save, origin } = useScene();
  const { attempt, mode, earlierAttempts, decision } = workspace;
  const held = attempt.claim && !attempt.claim.mine ? attempt.claim : null;
  const latest = decision ? undefined : stateWords[attempt.state].toLowerCase();
  return (
    <>
      {save.kind === 'conflict' ? <DraftConflict theirs={save.theirs} /> : null}
      <div className="flex flex-col gap-3 px-5 py-3 empty:hidden">
        {held ? (
          <Notice icon="person" tone="note">
            <p className="font-medium">
              {held.moderator.name} is working on this until {untilWords(held.expiresAt)}
            </p>
            <p className="text-sm text-muted">
              You can read everything. It can be claimed when it is free again.
            </p>
          </Notice>
        ) : null}
        {mode !== 'read' && !attempt.claim ? (
          <Notice icon="lock">
            <p className="font-medium">Claim this attempt to {mode === 'assess' ? 'judge' : 'moderate'} it</p>
            <p className="text-sm text-muted">
              It is then yours for eight hours, so that nobody does the same work. You may read it before.
            </p>
          </Notice>
        ) : null}
        {mode === 'read' && !held && !decision ? (
          <Notice icon="eye">
            <p className="font-medium">You are reading</p>
            <p className="text-sm text-muted">
              There is nothing for you to judge here now{latest ? `: the attempt is ${latest}` : ''}.
            </p>
          </Notice>
        ) : null}
        {earlierAttempts.length > 0 ? (
          <p className="text-sm text-muted">
            Earlier attempts:{' '}
            {earlierAttempts.map(({ id, number }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : ''}
                <Link
                  {...workspaceLink(id, origin.from, origin.batchId)}
                  className="font-medium text-accent-ink underline underline-offset-2"
                >
                  attempt {number}
                </Link>
              </span>
            ))}
          </p>
        ) : null}
        {attempt.reasons.length > 0 && mode === 'moderate' ? (
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
            In the sample:
            {attempt.reasons.map((reason) => {
              const { label, sentence } = reasonWords(reason);
              return (
                <Badge key={reason} title={sentence}>
                  {label}
                </Badge>
              );
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}
