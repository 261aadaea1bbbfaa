import { useMutation } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCertificate, MyCourseInFull } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { certificateStandingLooks, certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { notify } from '@/ui/toast.ts';

/** What was issued to the learner for a course, to keep and to show. */
export function Certificates({ course }: { course: MyCourseInFull }) {
  return (
    <section aria-labelledby="certificates" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="certificates" className="text-lg">
        <Trans>Your certificates</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {course.certificates.map((each) => (
          <li key={each.id} className="py-3">
            <Issued courseId={course.id} certificate={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Issued({ courseId, certificate }: { courseId: string; certificate: MyCertificate }) {
  const { user } = useMe();
  const { number, standing, type, issuedAt, checkPath } = certificate;
  const download = useMutation({
    mutationFn: (format: 'pdf' | 'badge') =>
      api.downloadCertificate(
        { id: courseId, learnerId: user.id, query: { certificateId: certificate.id, format } },
        { deadline: 120_000 },
      ),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: notify.error,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{i18n._(certificateTypeLabels[type])}</span>
        <LookBadge look={certificateStandingLooks[standing]} />
      </div>
      <p className="text-sm text-muted">
        <Trans>
          {number}, issued {shortDate(issuedAt)}
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          size="small"
          icon="download"
          busy={download.isPending}
          aria-label={t`Download ${number} as PDF`}
          onClick={() => download.mutate('pdf')}
        >
          <Trans>PDF</Trans>
        </Button>
        <Button
          size="small"
          icon="download"
          busy={download.isPending}
          aria-label={t`Download ${number} as a badge`}
          onClick={() => download.mutate('badge')}
        >
          <Trans>Open Badge</Trans>
        </Button>
        <a
          className="text-sm underline underline-offset-2"
          href={checkPath}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Check ${number}`}
        >
          <Trans>Check</Trans>
        </a>
      </div>
    </>
  );
}
