import { Trans } from '@lingui/react/macro';
import type { AgreementTable } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import type { AgreementSearch } from './search.ts';

interface SubjectHeadingProps {
  search: AgreementSearch;
  row: AgreementTable['rows'][number] | undefined;
  onBack: () => void;
}

/** Whom or what the figures are of, and the way back to all of them. */
export const SubjectHeading = ({ row, onBack }: SubjectHeadingProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button icon="chevronLeft" size="small" onClick={onBack}>
      <Trans>All</Trans>
    </Button>
    <h2 className="text-xl">{row?.subject.name ?? ''}</h2>
  </div>
);
