import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DueDays } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { dueDaysKey } from '@/attempts/due-days.ts';
import { Check } from '@/ui/Check.tsx';
import { notify } from '@/ui/toast.ts';

/** Whether somebody is reminded by mail; kept at once. */
export function MyReminders({ mine }: Pick<DueDays, 'mine'>) {
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (byMail: boolean) => api.setMyReminders({ body: { byMail } }),
    onSuccess: async ({ byMail }) => {
      await queryClient.invalidateQueries({ queryKey: dueDaysKey() });
      notify.success(
        byMail ? t`You are reminded by mail.` : t`You are reminded no more. Home still shows it all.`,
      );
    },
    onError: notify.error,
  });
  return (
    <section aria-labelledby="my-reminders">
      <h2 id="my-reminders" className="mb-3 text-lg">
        <Trans>For you</Trans>
      </h2>
      <Check
        label={t`Remind me by mail of what is asked of me`}
        hint={t`One mail a day at most. It names no learner.`}
        disabled={choose.isPending}
        checked={choose.isPending ? choose.variables : mine.byMail}
        onChange={(byMail) => choose.mutate(byMail)}
      />
    </section>
  );
}
