import { Trans } from '@lingui/react/macro';

/** That a part of something is shown, to whoever manages one of several sites that have work in it. */
export const OnlySiteNotice = ({
  site,
  className = '',
}: {
  site: { name: string } | null;
  className?: string;
}) =>
  site ? (
    <p
      role="note"
      className={`max-w-[80ch] rounded-lg border border-line bg-neutral-tint px-5 py-4 ${className}`}
    >
      <Trans>
        You see what concerns {site.name} here. There is work of other sites in this as well; what is about
        all of it is for whoever manages the account.
      </Trans>
    </p>
  ) : null;
