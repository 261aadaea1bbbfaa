import { formatNumber } from '@/i18n/format.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people say them: "640 kB", "12.4 MB", in French "640 ko". */
export function sizeLabel(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return formatNumber(value, {
    style: 'unit',
    unit: units[unit],
    maximumFractionDigits: unit > 1 && value < 100 ? 1 : 0,
  });
}
