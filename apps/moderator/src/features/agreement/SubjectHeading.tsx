import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import type { AgreementTable } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import type { AgreementSearch } from './search.ts';

interface SubjectHeadingProps {
  search: AgreementSearch;
  row: AgreementTable['rows'][number] | undefined;
  onBack: () => void;
}

/** Whom or what the figures are of, the way back to all of them, and to the page of an assessor. */
export const SubjectHeading = ({ search, row, onBack }: SubjectHeadingProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button icon="chevronLeft" size="small" onClick={onBack}>
      <Trans>All</Trans>
    </Button>
    <h2 className="text-xl">{row?.subject.name ?? ''}</h2>
    {(search.by ?? 'assessor') === 'assessor' && search.subject ? (
      <Link
        to="/assessors/$assessorId"
        params={{ assessorId: search.subject }}
        className="text-accent-ink hover:underline hover:underline-offset-2"
      >
        <Trans>Everything about this assessor</Trans>
      </Link>
    ) : null}
  </div>
);
