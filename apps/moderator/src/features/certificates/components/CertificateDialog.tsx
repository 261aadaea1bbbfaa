import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Certificate } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { certificateStandingLooks, certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshCertificates } from '../queries.ts';

interface CertificateDialogProps {
  certificate: Certificate;
  mayChange: boolean;
  onClose: () => void;
}

/** One certificate: its paper, where it is checked, and the ways to withdraw or renew it. */
export function CertificateDialog({ certificate, mayChange, onClose }: CertificateDialogProps) {
  const [change, setChange] = useState<'revoke' | 'replace'>();
  const { number, learner, course, standing, reason, replaces, replacedBy, checkPath } = certificate;
  const stands = standing !== 'revoked' && standing !== 'superseded';
  const download = useMutation({
    mutationFn: () =>
      api.downloadCertificate(
        { id: course.id, learnerId: learner.id, query: { certificateId: certificate.id } },
        { deadline: 120_000 },
      ),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: notify.error,
  });
  if (change) return <ReasonDialog certificate={certificate} change={change} onClose={onClose} />;
  return (
    <Dialog
      title={learner.name}
      width="40em"
      open
      onClose={onClose}
      footer={
        <>
          {mayChange && stands ? (
            <>
              <Button variant="danger" onClick={() => setChange('revoke')}>
                <Trans>Revoke…</Trans>
              </Button>
              <Button onClick={() => setChange('replace')}>
                <Trans>Replace…</Trans>
              </Button>
            </>
          ) : null}
          <Button
            variant="primary"
            icon="download"
            data-first-focus
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {download.isPending ? t`Downloading…` : t`Download PDF`}
          </Button>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <LookBadge look={certificateStandingLooks[standing]} />
        <span>{i18n._(certificateTypeLabels[certificate.type])}</span>
      </div>
      <p data-numeric>{number}</p>
      <p className="text-muted">{course.name}</p>
      {reason ? (
        <p className="mt-3">
          <Trans>Reason: {reason}</Trans>
        </p>
      ) : null}
      {standing === 'in_question' ? (
        <p className="mt-3 text-warn">
          <Trans>
            Its attempt was reopened. Issue it anew when the result is endorsed again, or revoke it when it is
            not.
          </Trans>
        </p>
      ) : null}
      {replacedBy ? (
        <p className="mt-3">
          <Trans>Replaced by {replacedBy}</Trans>
        </p>
      ) : null}
      {replaces ? (
        <p className="mt-3">
          <Trans>Replaces {replaces}</Trans>
        </p>
      ) : null}
      <p className="mt-3">
        <a className="underline underline-offset-2" href={checkPath} target="_blank" rel="noreferrer">
          <Trans>What anybody who checks it sees</Trans>
        </a>
      </p>
    </Dialog>
  );
}

interface ReasonDialogProps {
  certificate: Certificate;
  change: 'revoke' | 'replace';
  onClose: () => void;
}

/** The reason first; what was typed stays where the platform refuses. */
function ReasonDialog({ certificate, change, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const { id, number } = certificate;
  const isRevoking = change === 'revoke';
  const doing = useMutation({
    mutationFn: () =>
      isRevoking
        ? api.revokeCertificate({ id, body: { reason } })
        : api.replaceCertificate({ id, body: { reason } }),
    onSuccess: (made) => {
      const { number: newNumber } = made;
      notify.success(isRevoking ? t`${number} is revoked.` : t`${newNumber} replaces ${number}.`);
      onClose();
      void refreshCertificates(client);
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={isRevoking ? t`Revoke ${number}?` : t`Replace ${number}?`}
      width="40em"
      open
      closable={!doing.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={doing.isPending}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant={isRevoking ? 'danger' : 'primary'}
            busy={doing.isPending}
            disabled={reason.trim() === ''}
            onClick={() => doing.mutate()}
          >
            {isRevoking ? <Trans>Revoke it</Trans> : <Trans>Issue the new edition</Trans>}
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {isRevoking ? (
          <Trans>Whoever checks it is told that it does not count any more. The paper stays on record.</Trans>
        ) : (
          <Trans>
            The new edition has the names and the course as they are on record now, and a number of its own.
            Whoever checks the old one is told that it was replaced.
          </Trans>
        )}
      </p>
      <TextArea label={t`Reason`} required value={reason} onChange={setReason} />
    </Dialog>
  );
}
