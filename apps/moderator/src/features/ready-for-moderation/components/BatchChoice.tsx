import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptFacets } from '@moderator/contract/types';
import { facetsQuery } from '@/attempts/queries.ts';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import type { Selection } from '../queries.ts';

interface BatchChoiceProps {
  /** Courses with assessed attempts; undefined while they load. */
  all: AttemptFacets | undefined;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

const orNone = (ids: string[]) => (ids.length > 0 ? ids : undefined);

/** Which assessed attempts go into a batch: of a course, by site, assessor and period. */
export function BatchChoice({ all, selection, onChange }: BatchChoiceProps) {
  const { data: ofCourse } = useQuery({
    ...facetsQuery('ready', { state: ['assessed'], courseId: [selection.courseId] }),
    enabled: selection.courseId !== '',
  });
  const choose = (change: Partial<Selection>) => onChange({ ...selection, ...change });
  return (
    <>
      <Select
        label={t`Course`}
        required
        placeholder={all ? t`Choose a course` : t`Loading courses…`}
        options={all?.courses ?? []}
        value={selection.courseId}
        onChange={(id) => onChange({ courseId: id, from: selection.from, to: selection.to })}
      />
      <fieldset disabled={selection.courseId === ''} className="flex flex-wrap gap-2 disabled:opacity-60">
        <legend className="mb-1 text-sm font-medium">
          <Trans>
            Only from <span className="font-normal text-muted">(all, when nothing is chosen)</span>
          </Trans>
        </legend>
        <MultiSelect
          label={t`Sites`}
          options={ofCourse?.sites ?? []}
          value={selection.siteIds ?? []}
          onChange={(ids) => choose({ siteIds: orNone(ids) })}
        />
        <MultiSelect
          label={t`Assessors`}
          options={ofCourse?.assessors ?? []}
          value={selection.assessorIds ?? []}
          onChange={(ids) => choose({ assessorIds: orNone(ids) })}
        />
      </fieldset>
      <div className="grid grid-cols-2 gap-4 max-mobile:grid-cols-1">
        <TextInput
          type="date"
          label={t`Assessed from`}
          value={selection.from ?? ''}
          max={selection.to}
          onChange={(from) => choose({ from: from || undefined })}
        />
        <TextInput
          type="date"
          label={t`Assessed to`}
          value={selection.to ?? ''}
          min={selection.from}
          onChange={(to) => choose({ to: to || undefined })}
        />
      </div>
    </>
  );
}
