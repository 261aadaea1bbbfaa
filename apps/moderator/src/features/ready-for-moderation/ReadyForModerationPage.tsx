import { useCallback, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import { useOnceFetched } from '@/api/use-once-fetched.ts';
import { ReadyPages } from '@/shell/ReadyPages.tsx';
import { standingLabel } from '@/labels/refusal-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { BatchDialog } from './components/BatchDialog.tsx';
import { BatchList } from './components/BatchList.tsx';
import { FixSeed } from './components/FixSeed.tsx';
import { ReadyAttempts } from './components/ReadyAttempts.tsx';
import { viewOf } from './search.ts';
import type { ReadySearch } from './search.ts';
import { useStanding } from './use-standing.ts';

interface ReadyForModerationPageProps {
  search: ReadySearch;
  onSearch: (change: Partial<ReadySearch>) => void;
}

/** Batches to work through, and the assessed attempts that go into them. */
export function ReadyForModerationPage({ search, onSearch }: ReadyForModerationPageProps) {
  const { user } = useMe();
  const isListed = useOnceFetched(
    queries.key(viewOf(search) === 'attempts' ? 'listAttempts' : 'listBatches'),
  );
  const refusal = useStanding(isListed);
  const judges = mayModerate(user) && !refusal;
  const [chosen, setChosen] = useState<readonly AttemptRow[]>([]);
  const build = () => onSearch({ build: 'true' });
  const buildOf = useCallback(
    (attempts: readonly AttemptRow[]) => {
      setChosen(attempts);
      onSearch({ build: 'true' });
    },
    [onSearch],
  );
  useHotkeys([{ keys: 'b', label: t`Build a batch`, enabled: judges, run: build }]);
  return (
    <>
      <PageHeader
        title={t`Ready for moderation`}
        actions={
          judges ? (
            <Button variant="primary" icon="plus" hotkey="b" onClick={build}>
              <Trans>Build a batch</Trans>
            </Button>
          ) : user.roles.includes('verifier') ? (
            <FixSeed />
          ) : null
        }
      >
        <Trans>
          Assessed work: put it into a batch, draw the sample, check the judgements, sign the report.
        </Trans>
      </PageHeader>
      {refusal ? (
        <p className="mb-4 flex gap-2 rounded-lg bg-warn-tint px-5 py-3 text-warn">
          <Icon name="lock" className="mt-0.5 size-4!" />
          {standingLabel(refusal, user)}
        </p>
      ) : null}
      <Tabs
        label={t`Batches or attempts`}
        value={viewOf(search)}
        onChange={(view) => onSearch({ view })}
        beside={<ReadyPages />}
        tabs={[
          {
            id: 'batches',
            label: t`Batches`,
            panel: () => (
              <BatchList
                show={search.show}
                onShow={(show) => onSearch({ show, view: 'batches' })}
                onBuild={judges ? build : undefined}
              />
            ),
          },
          {
            id: 'attempts',
            label: t`Attempts`,
            panel: () => (
              <ReadyAttempts
                search={search}
                onSearch={(change) => onSearch({ ...change, view: 'attempts' })}
                onBuild={judges ? buildOf : undefined}
              />
            ),
          },
        ]}
      />
      <BatchDialog
        open={judges && search.build === 'true'}
        courseId={search.courseId?.length === 1 ? search.courseId[0] : undefined}
        chosen={chosen}
        onClose={() => {
          setChosen([]);
          onSearch({ build: undefined });
        }}
      />
    </>
  );
}
