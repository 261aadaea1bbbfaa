import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Tabs } from '@/ui/Tabs.tsx';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { BatchDialog } from './components/BatchDialog.tsx';
import { BatchList } from './components/BatchList.tsx';
import { ReadyAttempts } from './components/ReadyAttempts.tsx';
import type { ReadySearch } from './search.ts';

interface ReadyForModerationPageProps {
  search: ReadySearch;
  onSearch: (change: Partial<ReadySearch>) => void;
}

/** Attempts and batches that are ready to moderate. */
export function ReadyForModerationPage({ search, onSearch }: ReadyForModerationPageProps) {
  const judges = mayModerate(useMe().user);
  const build = () => onSearch({ build: 'true' });
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
          ) : null
        }
      >
        <Trans>
          Assessed work: put it into a batch, draw the sample, check the judgements, sign the report.
        </Trans>
      </PageHeader>
      <Tabs
        label={t`Attempts or batches`}
        value={search.view ?? 'attempts'}
        onChange={(view) => onSearch({ view: view === 'batches' ? 'batches' : undefined })}
        tabs={[
          {
            id: 'attempts',
            label: t`Attempts`,
            panel: () => <ReadyAttempts search={search} onSearch={onSearch} />,
          },
          {
            id: 'batches',
            label: t`Batches`,
            panel: () => <BatchList onBuild={judges ? build : undefined} />,
          },
        ]}
      />
      <BatchDialog
        open={judges && search.build === 'true'}
        courseId={search.courseId?.length === 1 ? search.courseId[0] : undefined}
        onClose={() => onSearch({ build: undefined })}
      />
    </>
  );
}
