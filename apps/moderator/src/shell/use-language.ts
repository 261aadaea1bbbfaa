import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { keepLocaleOnDevice } from '@/i18n/chosen-locale.ts';
import { activate } from '@/i18n/i18n.ts';
import { languageOf, matchLocale } from '@/i18n/languages.ts';
import type { Locale } from '@/i18n/languages.ts';
import { notify } from '@/ui/toast.ts';
import { defaultLocale } from '@moderator/contract/options';
import { meQuery, withUser } from './account.ts';
import { api } from '@/api/api.ts';
import { useMe } from './Bootstrap.tsx';
import { impersonatedId } from '@/session/impersonation.ts';

/** The language on the screen, and choosing another: for this device at once, and for the person everywhere. */
export function useLanguage() {
  const queries = useQueryClient();
  const me = useMe();
  const choose = async (locale: Locale) => {
    try {
      await activate(locale);
    } catch (error) {
      return notify.error(error);
    }
    keepLocaleOnDevice(locale);
    // Whoever looks on as somebody else chooses for themselves, not for them.
    if (impersonatedId()) return;
    try {
      const { id, version } = await api.getMe();
      const user = await api.updateUser({ id, version, body: { locale } });
      queries.setQueryData(meQuery.queryKey, withUser(me, user));
    } catch {
      notify.message(t`The language is kept on this device. It could not be kept with your details.`);
    }
  };
  return { language: languageOf(matchLocale(i18n.locale) ?? defaultLocale), choose };
}
