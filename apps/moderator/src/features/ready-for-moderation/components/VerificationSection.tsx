import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { AskForVisit } from '@/attempts/visits/AskForVisit.tsx';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { editionLooks } from '@/labels/edition-labels.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { shortDate } from '@/ui/relative-time.ts';
import { notify } from '@/ui/toast.ts';
import { refreshBatch, verificationQuery } from '../queries.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

/** What the verifier says of a reported batch, and the way to ask for it or to sign it. */
export function VerificationSection({ batch }: { batch: Batch }) {
  const { user } = useMe();
  const client = useQueryClient();
  const [opened, setOpened] = useState<'request' | 'signature' | null>(null);
  const { data } = useQuery(verificationQuery(batch.id));
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: verificationQuery(batch.id).queryKey }),
      refreshBatch(client, batch.id),
    ]);
  const add = useMutation({
    mutationFn: () => api.requestVerification({ id: batch.id }),
    onSuccess: async () => {
      notify.success(t`The batch waits for a verifier.`);
      await refresh();
    },
    onError: notify.error,
  });
  if (!data || (data.waiting === 0 && data.requestable === 0 && data.visits.length === 0)) return null;
  const mayRequest =
    (mayManage(user) || mayModerate(user)) && data.requestable > 0 && batch.onlySite === null;
  // It is signed in its room, where what it stands for is seen; what waits for no visit was sent before there were rooms.
  const room = data.visits.find(({ signedAt }) => signedAt === null)?.visitId ?? data.room;
  const isVerifier = user.roles.includes('verifier');
  const maySign = isVerifier && data.waiting > 0 && !room;
  return (
    <section
      aria-labelledby="verification"
      className="mb-6 rounded-lg border border-line bg-surface px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="verification" className="text-lg">
          <Trans>Verification</Trans>
        </h2>
        {data.waiting > 0 ? (
          <span className="text-muted">
            {plural(data.waiting, {
              one: '# result waits for a verifier',
              other: '# results wait for a verifier',
            })}
          </span>
        ) : null}
        {mayRequest ? (
          room ? (
            <Button className="ml-auto" busy={add.isPending} onClick={() => add.mutate()}>
              {plural(data.requestable, {
                one: 'Add # result to the visit',
                other: 'Add # results to the visit',
              })}
            </Button>
          ) : (
            <Button className="ml-auto" onClick={() => setOpened('request')}>
              {plural(data.requestable, {
                one: 'Send # result to verification…',
                other: 'Send # results to verification…',
              })}
            </Button>
          )
        ) : null}
        {room ? (
          <Link
            to="/external-assessments/visits/$visitId"
            params={{ visitId: room }}
            className={`${buttonLook(isVerifier ? 'primary' : 'secondary')} ml-auto`}
          >
            <Trans>Open the visit</Trans>
          </Link>
        ) : null}
        {maySign ? (
          <span ref={keepsFocus()} className="ml-auto">
            <Button variant="primary" onClick={() => setOpened('signature')}>
              <Trans>Sign the verification</Trans>
            </Button>
          </span>
        ) : null}
      </div>
      <ul className="space-y-2">
        {data.visits
          .filter(({ signedAt }) => signedAt !== null)
          .map(({ id, visitId, endorsed, signedBy, signedAt, findings, noSampleReason, standing }) => (
            <li key={id} className="mt-2">
              <span className={endorsed ? 'font-medium text-good' : 'font-medium text-bad'}>
                {endorsed ? <Trans>Endorsed</Trans> : <Trans>Not endorsed</Trans>}
              </span>{' '}
              <span className="text-muted">
                {signedBy?.name}, {signedAt ? shortDate(signedAt) : null}
              </span>{' '}
              {standing === 'stands' ? null : <LookBadge look={editionLooks[standing]} />}{' '}
              {visitId ? (
                <Link
                  to="/external-assessments/visits/$visitId"
                  params={{ visitId }}
                  className="underline underline-offset-2"
                >
                  <Trans>Open the visit</Trans>
                </Link>
              ) : null}
              {findings ? <p className="whitespace-pre-line">{findings}</p> : null}
              {noSampleReason ? (
                <p className="whitespace-pre-line">
                  <Trans>Endorsed without a sample: {noSampleReason}</Trans>
                </p>
              ) : null}
            </li>
          ))}
      </ul>
      {opened === 'signature' ? <VerificationDialog batch={batch} onClose={() => setOpened(null)} /> : null}
      {opened === 'request' ? (
        <AskForVisit
          userId={user.id}
          batchId={batch.id}
          onClose={() => setOpened(null)}
          onAsked={() => void refresh()}
        />
      ) : null}
    </section>
  );
}
