import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Link, linkOptions } from '@tanstack/react-router';
import type { User } from '@moderator/contract/types';
import { useMe } from './Bootstrap.tsx';
import { useMayOpen } from './use-may-open.ts';

/** How people judge is told to those who work with them; whoever visits reads it in the reports. */
const agreement = { ...linkOptions({ to: '/ready-for-moderation/agreement' }), words: msg`Agreement` };

/** How long work takes and what comes of it, for those who look after it. */
const figures = { ...linkOptions({ to: '/ready-for-moderation/figures' }), words: msg`Figures` };

/** Others find it where something is asked of them. */
const dueDays = { ...linkOptions({ to: '/due-days' }), words: msg`Working days` };
const whoSetsDueDays: User['roles'] = ['administrator', 'client_manager', 'account_manager'];

/** Pages beside the lists of Ready for moderation; one more page is one more line. */
const pages = [
  { ...linkOptions({ to: '/ready-for-moderation/sampling-plan' }), words: msg`Sampling plan` },
  agreement,
  figures,
  { ...linkOptions({ to: '/ready-for-moderation/calibration' }), words: msg`Calibration` },
  { ...linkOptions({ to: '/ready-for-moderation/policies' }), words: msg`Sampling policies` },
  { ...linkOptions({ to: '/ready-for-moderation/certificates' }), words: msg`Certificates` },
  dueDays,
];

/** The two lists, which are tabs while one of them is shown. */
const lists = [
  { ...linkOptions({ to: '/ready-for-moderation', search: { view: 'batches' } }), words: msg`Batches` },
  { ...linkOptions({ to: '/ready-for-moderation', search: { view: 'attempts' } }), words: msg`Attempts` },
];

const look =
  '-mb-px flex min-h-10 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent-mark aria-[current=page]:text-ink';

function usePages(): typeof pages {
  const { user } = useMe();
  const mayOpen = useMayOpen();
  return pages.filter(
    (page) =>
      mayOpen(page.to) && (page !== dueDays || whoSetsDueDays.some((role) => user.roles.includes(role))),
  );
}

/** Ways to the pages of Ready for moderation, as they stand beside its tabs. */
export const ReadyPages = () => (
  <nav aria-label={t`Ready for moderation`} className="flex gap-6">
    {usePages().map(({ words, ...link }) => (
      <Link key={link.to} {...link} preload={false} className={look}>
        {i18n._(words)}
      </Link>
    ))}
  </nav>
);

/** Brings the page that is shown into sight where there is no room for all of them. */
const showCurrent = (navigation: HTMLElement | null): void =>
  navigation?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The same on one of these pages, with the way back to the lists. */
export function ReadyNavigation() {
  const mayOpen = useMayOpen();
  const shown = [...lists.filter(({ to }) => mayOpen(to)), ...usePages()];
  return (
    <nav
      ref={showCurrent}
      aria-label={t`Ready for moderation`}
      className="mb-4 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {shown.map(({ words, ...link }) => (
        <Link
          key={words.id}
          {...link}
          preload={false}
          activeOptions={{ exact: true, includeSearch: link.to === '/ready-for-moderation' }}
          className={look}
        >
          {i18n._(words)}
        </Link>
      ))}
    </nav>
  );
}
