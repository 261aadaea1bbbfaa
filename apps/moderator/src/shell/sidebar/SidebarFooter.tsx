import { lazy, Suspense } from 'react';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Scheme } from '@/theme/stored-theme.ts';
import { useScheme } from '@/theme/use-scheme.ts';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { openReport } from '../report-issue/report-request.ts';
import { requestSignOut } from '../sign-out/sign-out-request.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { iconBox, lineLook, words } from './SidebarLink.tsx';
import { UserMenu } from './UserMenu.tsx';

const InboxLink = lazy(() => import('../inbox/InboxLink.tsx'));

interface LineProps {
  icon: IconName;
  text: string;
  onClick: () => void;
}

const Line = ({ icon, text, onClick }: LineProps) => (
  <button type="button" className={lineLook} aria-label={text} onClick={onClick}>
    <span className={iconBox}>
      <Icon name={icon} />
    </span>
    <span className={words}>{text}</span>
  </button>
);

const nextScheme: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' };
const schemeLabels: Record<Scheme, MessageDescriptor> = {
  system: msg`Theme: system`,
  light: msg`Theme: light`,
  dark: msg`Theme: dark`,
};

/** What one was told, who is signed in, light or dark, which language, and the way out. */
export function SidebarFooter() {
  const { chosen, shown, choose } = useScheme();
  return (
    <div className="flex flex-col gap-1">
      <Suspense>
        <InboxLink />
      </Suspense>
      <UserMenu />
      <Line icon="flag" text={t`Report an issue`} onClick={() => openReport()} />
      <Line
        icon={shown === 'dark' ? 'moon' : 'sun'}
        text={i18n._(schemeLabels[chosen])}
        onClick={() => choose(nextScheme[chosen])}
      />
      <LanguageChoice />
      <Line icon="signOut" text={t`Sign out`} onClick={() => void requestSignOut()} />
    </div>
  );
}
