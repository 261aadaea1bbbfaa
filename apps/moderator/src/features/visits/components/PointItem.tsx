import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { VisitPoint, VisitRoom } from '@moderator/contract/types';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { pointLabels } from '../visit-labels.ts';
import { useInRoom } from '../use-room.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { visitApi } from '../visit-api.ts';

interface PointItemProps {
  visit: VisitRoom;
  point: VisitPoint;
}

/** A finding, a question or a condition, with what was answered and what may be done with it. */
export function PointItem({ visit, point }: PointItemProps) {
  const { _ } = useLingui();
  const { user } = useMe();
  const isVerifier = user.roles.includes('verifier');
  const isHost = mayManage(user) || mayModerate(user);
  const isOpen = point.closed === null && visit.withdrawnReason === null;
  const isNote = point.sharedAt === null;
  return (
    <li className="rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="font-medium text-ink">{_(pointLabels[point.kind])}</span>
        <About visit={visit} point={point} />
        {point.against ? (
          <Badge tone="bad" shape="cross">
            <Trans>Against an endorsement</Trans>
          </Badge>
        ) : null}
        {point.dueOn ? (
          <Badge tone={point.closed ? 'good' : 'warn'} shape={point.closed ? 'tick' : 'half'}>
            {point.closed ? <Trans>Closed</Trans> : <Trans>Due {shortDate(point.dueOn)}</Trans>}
          </Badge>
        ) : null}
        {isNote ? (
          <Badge shape="lock">
            <Trans>Your note, not shared</Trans>
          </Badge>
        ) : null}
      </div>
      <p className="mt-1.5 max-w-[75ch] whitespace-pre-line">{point.text}</p>
      <Reply reply={point.answer} label={t`Answer`} />
      <Reply reply={point.closed} label={t`Closed`} />
      {visit.outcome === 'not_endorsed' && point.attempt && mayModerate(user) ? (
        <p className="mt-2">
          <Link
            {...workspaceLink(point.attempt.id, 'visit', visit.id, point.id)}
            className={buttonLook('secondary', 'small')}
          >
            <Icon name="undo" />
            <Trans>Reopen the decision…</Trans>
          </Link>
        </p>
      ) : null}
      {isNote ? <NoteActions visit={visit} point={point} /> : null}
      {isHost && isOpen && !isVerifier ? (
        <ReplyForm
          about={`visit-answer:${point.id}`}
          label={point.answer ? t`Another answer` : t`Your answer`}
          button={t`Send the answer`}
          visitId={visit.id}
          send={(text) => visitApi.answerVisitPoint({ id: visit.id, pointId: point.id, body: { text } })}
        />
      ) : null}
      {point.kind === 'condition' && isOpen && visit.signedAt && (isVerifier || mayManage(user)) ? (
        <ReplyForm
          about={`visit-closing:${point.id}`}
          label={t`How you saw that it is met`}
          button={t`Close the condition`}
          visitId={visit.id}
          send={(text) => visitApi.closeVisitPoint({ id: visit.id, pointId: point.id, body: { text } })}
        />
      ) : null}
    </li>
  );
}

/** What a point is about: a learner, an outcome, a question of the checklist. */
function About({ visit, point }: PointItemProps) {
  const question = visit.layout.checklist.find(({ id }) => id === point.item)?.question;
  const about = [point.attempt?.name, point.outcome?.name, question].filter(Boolean).join(' · ');
  return about ? <span>{about}</span> : null;
}

const Reply = ({ reply, label }: { reply: VisitPoint['answer']; label: string }) =>
  reply ? (
    <p className="mt-2 border-l-2 border-line-strong pl-3 whitespace-pre-line">
      <span className="block text-sm text-muted">
        {label}: {reply.by.name}, {shortDate(reply.at)}
      </span>
      {reply.text}
    </p>
  ) : null;

/** A note is shared or taken away; from then on it stays as it is. */
function NoteActions({ visit, point }: PointItemProps) {
  const share = useInRoom(visit.id, () =>
    visitApi.changeVisitPoint({
      id: visit.id,
      pointId: point.id,
      version: point.version,
      body: {
        kind: point.kind,
        text: point.text,
        attemptId: point.attempt?.id,
        outcomeId: point.outcome?.id,
        item: point.item,
        against: point.against,
        dueOn: point.dueOn,
        shared: true,
      },
    }),
  );
  const remove = useInRoom(visit.id, () => visitApi.removeVisitPoint({ id: visit.id, pointId: point.id }));
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="small" busy={share.isPending} onClick={() => share.mutate()}>
        <Trans>Share with the provider</Trans>
      </Button>
      <Button size="small" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
        <Trans>Take the note away</Trans>
      </Button>
    </div>
  );
}
