import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { ReportTable } from './ReportTable.tsx';
import { registrationLabel } from './report-labels.ts';

/** Who moderated and assessed, under which registration, and where the portfolios are from. */
export const PeopleAndSites = ({ report }: { report: ModerationReport }) => (
  <div className="flex flex-col gap-6">
    {report.moderators.length > 0 ? (
      <ReportTable
        label={t`Moderators`}
        head={[t`Moderator`, t`Registration`, t`Decided`]}
        numeric={[2]}
        rows={report.moderators.map((each) => ({
          key: each.id,
          cells: [each.name, registrationLabel(each.registration), String(each.attempts)],
        }))}
      />
    ) : null}
    <ReportTable
      label={t`Assessors`}
      head={[t`Assessor`, t`Registration`, t`Sampled`]}
      numeric={[2]}
      rows={report.assessors.map((each) => ({
        key: each.id ?? each.name,
        cells: [
          <AssessorLink key="assessor" assessor={each} />,
          each.id === null ? t`Assessed outside of the platform` : registrationLabel(each.registration),
          t`${each.sampled} of ${each.portfolios}`,
        ],
      }))}
    />
    <ReportTable
      label={t`Sites`}
      head={[t`Site`, t`Accreditation`, t`Sampled`]}
      numeric={[2]}
      rows={report.sites.map((each) => ({
        key: each.id,
        cells: [each.name, each.accreditationNumber ?? '–', t`${each.sampled} of ${each.portfolios}`],
      }))}
    />
  </div>
);
