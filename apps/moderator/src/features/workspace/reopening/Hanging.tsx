import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReopeningConsequences } from '@moderator/contract/types';
import { certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { shortDate } from '@/ui/relative-time.ts';

/** Everything that hangs on a decision and is in question once it is reopened. */
export function Hanging({ consequences }: { consequences: ReopeningConsequences }) {
  const { batch, reports, verifications, certificates, isResultTold, isWorkAskedFor, needsConsent } =
    consequences;
  return (
    <section aria-labelledby="hanging" className="rounded-lg border border-line bg-page px-4 py-3">
      <h3 id="hanging" className="font-semibold">
        <Trans>What hangs on it</Trans>
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {batch ? (
          <Item icon="layers" title={batch.name}>
            <Trans>The attempt waits in the sample of its batch again.</Trans>
          </Item>
        ) : null}
        {reports.map(({ id, number, signedAt }) => (
          <Item key={id} icon="file" title={t`Report ${number}, ${shortDate(signedAt)}`}>
            <Trans>In question at once, and superseded by its next edition. It stays readable.</Trans>
          </Item>
        ))}
        {verifications.map(({ id, endorsed, signedAt }) => (
          <Item
            key={id}
            icon="check"
            title={
              signedAt === null
                ? t`Verification that waits`
                : endorsed
                  ? t`Verification of ${shortDate(signedAt)}: endorsed`
                  : t`Verification of ${shortDate(signedAt)}: not endorsed`
            }
          >
            {signedAt === null ? (
              <Trans>It goes on without this attempt.</Trans>
            ) : (
              <Trans>In question at once; the result has to be verified again.</Trans>
            )}
          </Item>
        ))}
        {certificates.map(({ id, number, type }) => (
          <Item key={id} icon="lock" title={`${i18n._(certificateTypeLabels[type])} ${number}`}>
            <Trans>Whoever checks it reads that it is in question, until it is issued anew or revoked.</Trans>
          </Item>
        ))}
        {isResultTold ? (
          <Item icon="person" title={t`The learner knows the result`}>
            <Trans>They are told that it is being looked at again.</Trans>
          </Item>
        ) : null}
        {isWorkAskedFor ? (
          <Item icon="person" title={t`Work was asked for`}>
            <Trans>What learner or assessor were asked for is asked for no longer.</Trans>
          </Item>
        ) : null}
      </ul>
      {needsConsent ? (
        <p className="mt-3 rounded-md bg-warn-tint px-3 py-2">
          <Trans>
            A certificate or statement is out, so a manager has to consent before anything changes.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}

const Item = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 text-muted" />
    <span className="min-w-0">
      <span className="block font-medium">{title}</span>
      <span className="block text-sm text-muted">{children}</span>
    </span>
  </li>
);
