import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PeriodFilters } from '@/attempts/agreement/PeriodFilters.tsx';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { AgreementPanel } from './AgreementPanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { DecisionsPanel } from './DecisionsPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { moderationFiguresQuery } from './queries.ts';
import type { FigurePageProps } from './search.ts';

/** How long assessing and moderating takes, how far people agree, what is covered and what returns. */
export function ModerationFiguresPage({ search, onSearch }: FigurePageProps) {
  const { data } = useQuery(moderationFiguresQuery(search));
  const [hasTables, setHasTables] = useState(false);
  const toggle = () => setHasTables((before) => !before);
  useHotkeys([{ keys: 't', label: t`Show or hide all tables`, group: t`Figures`, run: toggle }]);
  const panels = { search, hasTables };
  return (
    <>
      <PageHeader title={t`Figures of moderation`}>
        <Trans>
          How long it takes, how far people agree, what evidence covers, and what is referred back.
        </Trans>
      </PageHeader>
      <ReadyNavigation />
      <div className="mb-6 flex flex-wrap items-end gap-x-3 gap-y-2" role="search">
        <PeriodFilters
          search={search}
          period={data}
          days={{ from: t`First day`, to: t`Last day` }}
          onSearch={onSearch}
        />
        <Button hotkey="t" aria-pressed={hasTables} onClick={toggle}>
          {hasTables ? <Trans>Hide tables</Trans> : <Trans>Show tables</Trans>}
        </Button>
      </div>
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <TimesPanel {...panels} />
        <AgreementPanel {...panels} />
        <DecisionsPanel {...panels} />
        <CoveragePanel {...panels} />
      </div>
    </>
  );
}
