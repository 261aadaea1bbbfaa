import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CertificateIssue } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { allReady, refreshCertificates } from '../queries.ts';
import type { CertificateType } from '../queries.ts';

interface IssueButtonProps {
  courseId: string;
  type: CertificateType;
  chosen: ReadonlySet<string>;
  /** How many are ready, where none is chosen. */
  total: number;
  onIssued: (issue: CertificateIssue) => void;
}

/** Issues to those who are chosen, else to all who are ready; asked about once, since a number that is taken stays taken. */
export function IssueButton({ courseId, type, chosen, total, onIssued }: IssueButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const count = Math.min(chosen.size || total, 1_000);
  const issue = useMutation({
    mutationFn: async () => {
      const learnerIds = chosen.size > 0 ? [...chosen] : await allReady(courseId, type);
      return api.issueCertificates({ id: courseId, body: { learnerIds, type } });
    },
    onSuccess: (made) => {
      setOpen(false);
      onIssued(made);
      void refreshCertificates(client);
    },
    onError: notify.error,
  });
  const label =
    chosen.size > 0
      ? plural(count, { one: 'Issue to # learner', other: 'Issue to # learners' })
      : plural(count, { one: 'Issue to the one who is ready', other: 'Issue to all # who are ready' });
  return (
    <>
      <Button variant="primary" className="ml-auto" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog
          title={type === 'certificate' ? t`Issue certificates?` : t`Issue statements of results?`}
          width="37em"
          open
          closable={!issue.isPending}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)} disabled={issue.isPending}>
                <Trans>Not now</Trans>
              </Button>
              <Button variant="primary" busy={issue.isPending} onClick={() => issue.mutate()}>
                {label}
              </Button>
            </>
          }
        >
          <p>
            <Plural
              value={count}
              one="# learner gets the next number. What is issued can be revoked or replaced, never deleted."
              other="# learners get the next numbers. What is issued can be revoked or replaced, never deleted."
            />
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
