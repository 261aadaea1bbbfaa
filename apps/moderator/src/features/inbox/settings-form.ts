import type { InboxSettings } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What somebody changes of how they are told. */
export type SettingsForm = Omit<InboxSettings, 'version'>;

export const formOf = ({ events, quietFrom, quietUntil, timeZone, locale }: SettingsForm): SettingsForm => ({
  events,
  quietFrom,
  quietUntil,
  timeZone,
  locale,
});

/** What of a form was kept on the device; undefined where another version of the application kept something else. */
export function keptForm(kept: unknown): SettingsForm | undefined {
  if (!isRecord(kept) || !Array.isArray(kept['events'])) return undefined;
  return typeof kept['timeZone'] === 'string' ? (kept as unknown as SettingsForm) : undefined;
}

/** The zones of this browser; that of the settings, should it not know it, and the account's first. */
export const zonesWith = (zone: string): string[] => [
  ...new Set([zone, 'Africa/Johannesburg', ...Intl.supportedValuesOf('timeZone')]),
];
