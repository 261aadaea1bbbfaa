const longFormat = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** As a person writes it: 3 March 2026. */
export function longDay(date: Date): string {
  return longFormat.format(date);
}

/** As forms and spreadsheets write it: 2026-03-03. */
export function shortDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A day earlier or later; the time of day stays. */
export function daysFrom(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

/** The working days that end on or before a date, oldest first. */
export function workingDaysUntil(date: Date, count: number): Date[] {
  const days: Date[] = [];
  for (let back = 0; days.length < count; back += 1) {
    const day = daysFrom(date, -back);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) days.push(day);
  }
  return days.reverse();
}
