import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { controlLook, Field } from '@/ui/Field.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { notify } from '@/ui/toast.ts';
import { calendarQuery } from '../queries.ts';

/** The link by which the calendar that somebody uses reads what they are on. */
export function CalendarLink() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(calendarQuery());
  const change = { onError: notify.error, onSettled: () => client.invalidateQueries(calendarQuery()) };
  const make = useMutation({ ...change, mutationFn: () => api.createInboxCalendar() });
  const withdraw = useMutation({
    ...change,
    mutationFn: () => api.deleteInboxCalendar(),
    onSuccess: () => {
      make.reset();
      notify.success(t`The link opens nothing any more.`);
    },
  });
  return (
    <section aria-labelledby="calendar" className="flex max-w-[52em] flex-col gap-4">
      <div>
        <h2 id="calendar" className="text-lg">
          <Trans>Calendar</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            The calendar that you use reads your schedules, meetings and visits by a link. Whoever has the
            link can read them, too.
          </Trans>
        </p>
      </div>
      {data ? (
        <>
          {make.data && data.madeAt && <Address address={make.data.address} />}
          {data.madeAt && !make.data && (
            <p>
              <Trans>
                There is a link, made <RelativeTime value={data.madeAt} />. Its address is shown only when it
                is made.
              </Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {data.madeAt ? t`Replace the link` : t`Make a link`}
            </Button>
            {data.madeAt && (
              <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
                {t`End the link`}
              </Button>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load your calendar link`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
    </section>
  );
}

/** Shown once; whoever cannot copy it by the button selects it. */
function Address({ address }: { address: string }) {
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(address),
    onSuccess: () => notify.success(t`The address is copied.`),
    onError: () =>
      notify.error(t`Your browser does not let us copy. Select the address and copy it yourself.`),
  });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        className="min-w-0 grow"
        label={t`Address for your calendar`}
        hint={t`Add it as a calendar from an address. It is shown this once.`}
      >
        {(control) => (
          <input
            type="url"
            readOnly
            {...control}
            value={address}
            className={controlLook}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button busy={copy.isPending} onClick={() => copy.mutate()}>
        {t`Copy`}
      </Button>
    </div>
  );
}
