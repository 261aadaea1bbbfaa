import { formatNumber } from '@/i18n/format.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Bytes as people say them: "640 kB", "12.4 MB". */
export function sizeWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 1 && value < 100 ? 1 : 0;
  return `${formatNumber(value, { maximumFractionDigits: digits })} ${units[unit]}`;
}
