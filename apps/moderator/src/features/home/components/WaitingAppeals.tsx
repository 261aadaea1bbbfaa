import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appeal } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { notify } from '@/ui/toast.ts';
import { DueDay } from './DueDay.tsx';
import { Waiting } from './Waiting.tsx';

const appealsQuery = () => queries.one((api) => api.listAppeals());

/** Appeals that are not decided: a manager gives them to a moderator, who may take them as well. */
export function WaitingAppeals() {
  const { data } = useQuery(appealsQuery());
  return (
    <Waiting title={t`Appeals`} rows={data?.appeals ?? []} keyOf={({ id }) => id}>
      {(each) => <Appealed appeal={each} />}
    </Waiting>
  );
}

function Appealed({ appeal }: { appeal: Appeal }) {
  const { attemptId, learner, course, outcomes, grounds, dueOn, moderator, refusal } = appeal;
  const { user } = useMe();
  const isMine = moderator?.id === user.id;
  // Whoever may judge it does not look at what was judged before.
  const mayLook = mayManage(user) && !(mayModerate(user) && !refusal);
  return (
    <div className="px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {mayLook ? (
          <Link {...workspaceLink(attemptId, 'ready')} className="font-medium underline underline-offset-2">
            {learner.name}
          </Link>
        ) : (
          <span className="font-medium">{learner.name}</span>
        )}
        <DueDay day={dueOn} />
      </p>
      <p className="text-sm text-muted">
        {course.name}: {outcomes.map(({ name }) => name).join(' · ')}
      </p>
      <p className="mt-2 line-clamp-3 whitespace-pre-line">{grounds}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {isMine ? (
          <Link {...workspaceLink(attemptId, 'ready')} className={buttonLook('primary')}>
            <Trans>Judge it</Trans>
          </Link>
        ) : moderator && !mayManage(user) ? (
          <p className="text-sm text-muted">
            <Trans>{moderator.name} judges it.</Trans>
          </p>
        ) : mayModerate(user) && !refusal ? (
          <Take appeal={appeal} />
        ) : null}
        {mayManage(user) && !isMine ? <Give appeal={appeal} /> : null}
      </div>
    </div>
  );
}

function useAssign({ id }: Appeal) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moderatorId?: string) =>
      api.assignAppeal({ id, body: moderatorId === undefined ? {} : { moderatorId } }),
    onSuccess: async ({ moderator }) => {
      notify.success(t`${moderator?.name ?? ''} judges the appeal.`);
      await client.invalidateQueries({ queryKey: appealsQuery().queryKey });
    },
    onError: notify.error,
  });
}

function Take({ appeal }: { appeal: Appeal }) {
  const assign = useAssign(appeal);
  return (
    <Button variant="primary" busy={assign.isPending} onClick={() => assign.mutate(undefined)}>
      <Trans>Take it</Trans>
    </Button>
  );
}

function Give({ appeal }: { appeal: Appeal }) {
  const assign = useAssign(appeal);
  const { data } = useQuery(queries.one((api) => api.listAppealModerators({ id: appeal.id })));
  if (!data) return null;
  if (data.moderators.length === 0)
    return (
      <p className="text-sm text-warn">
        <Trans>Every moderator of the account had a part in it. Engage one who had none.</Trans>
      </p>
    );
  return (
    <Select
      className="min-w-[14em]"
      label={t`Given to`}
      placeholder={t`Nobody yet`}
      options={data.moderators}
      value={appeal.moderator?.id ?? ''}
      disabled={assign.isPending}
      onChange={(moderatorId) => moderatorId && assign.mutate(moderatorId)}
    />
  );
}
