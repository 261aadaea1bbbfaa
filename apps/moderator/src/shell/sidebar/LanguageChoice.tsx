import { t } from '@lingui/core/macro';
import { languages } from '@/i18n/languages.ts';
import type { Language, Locale } from '@/i18n/languages.ts';
import { Icon } from '@/ui/icons.tsx';
import { useLanguage } from '../use-language.ts';
import { iconBox, lineLook, words } from './SidebarLink.tsx';

const nameOf = ({ ownName, isComplete }: Language): string =>
  isComplete ? ownName : t`${ownName} (texts in English)`;

/** The language of the screen: the browser's own list under a line that looks like the others of the menu. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  return (
    <div className={`${lineLook} has-focus-visible:outline-2 has-focus-visible:outline-accent-ink`}>
      <span aria-hidden="true" className={iconBox}>
        <Icon name="language" />
      </span>
      <span aria-hidden="true" className={words}>
        {nameOf(language)}
      </span>
      <select
        aria-label={t`Language`}
        value={language.locale}
        onChange={(event) => void choose(event.target.value as Locale)}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0"
      >
        {languages.map((each) => (
          <option key={each.locale} value={each.locale} lang={each.locale}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
