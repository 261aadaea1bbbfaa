import { useLingui } from '@lingui/react/macro';
import type { SubtitleTrack } from '@moderator/contract/types';

/** Subtitles of a recording, each named by its language in the language of the page. */
export function SubtitleTracks({ subtitles }: { subtitles: readonly SubtitleTrack[] }) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'language' });
  return subtitles.map(({ locale, url }) => (
    <track key={url} kind="subtitles" srcLang={locale} label={names.of(locale) ?? locale} src={url} />
  ));
}
