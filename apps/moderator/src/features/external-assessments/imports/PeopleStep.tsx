import { useMutation, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExternalImport, ImportPerson } from '@moderator/contract/types';
import { importApi } from './import-api.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshImport } from './import-queries.ts';
import { PeopleList } from './PeopleList.tsx';

interface PeopleStepProps {
  data: ExternalImport;
  onBack: () => void;
}

const waiting: readonly ImportPerson['state'][] = ['asked', 'refused'];
const settled: readonly ImportPerson['state'][] = ['ready', 'left_out'];

/** Who everybody is, and what would be stored of them; then all of it at once. */
export function PeopleStep({ data, onBack }: PeopleStepProps) {
  const client = useQueryClient();
  const { ready, asked, refused } = data.people;
  const store = useMutation({
    mutationFn: () => importApi.storeExternalImport({ id: data.id }),
    onSuccess: (changed) => refreshImport(client, changed),
    onError: notify.error,
  });
  return (
    <div className="flex max-w-[70em] flex-col gap-8">
      {asked + refused > 0 ? (
        <section aria-labelledby="import-waiting">
          <h2 id="import-waiting" className="mb-1 text-lg">
            <Trans>To be said, or left out</Trans>
          </h2>
          <p className="mb-3 text-muted">
            <Trans>Who stays here is not stored, and stands in the report.</Trans>
          </p>
          <PeopleList data={data} states={waiting} />
        </section>
      ) : null}
      <section aria-labelledby="import-ready">
        <h2 id="import-ready" className="mb-3 text-lg">
          <Trans>Ready to be stored</Trans>
        </h2>
        <PeopleList data={data} states={settled} />
      </section>
      <div className="sticky bottom-(--room-below) flex flex-wrap items-center gap-3 border-t border-line bg-page py-3">
        <Button onClick={onBack} disabled={store.isPending}>
          <Trans>Back to the columns</Trans>
        </Button>
        <Button
          variant="primary"
          busy={store.isPending}
          disabled={ready === 0}
          onClick={() => store.mutate()}
        >
          {plural(ready, { 0: 'Nobody is ready', one: 'Store # learner', other: 'Store # learners' })}
        </Button>
        {asked + refused > 0 ? (
          <span className="text-sm text-muted">
            {plural(asked + refused, { one: '# person is not stored', other: '# people are not stored' })}
          </span>
        ) : (
          <span className="text-sm text-muted">{t`All of them at once, or nobody.`}</span>
        )}
      </div>
    </div>
  );
}
