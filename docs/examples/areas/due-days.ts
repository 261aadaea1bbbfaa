import type { Client } from '@moderator/client';

/** Tells the account's calendar that nobody works between the years, so that nothing falls due then. */
export async function closeOverNewYear(manager: Client) {
  const { calendar, reminders, appealDays, appealDecisionDays, externalDays, version } =
    await manager.getDueDays();
  const closed = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];
  const saved = await manager.saveDueDays({
    body: {
      calendar: {
        ...calendar,
        daysOff: [
          ...calendar.daysOff.filter(({ day }) => !closed.includes(day)),
          ...closed.map((day) => ({ day, name: 'Closed between the years' })),
        ],
      },
      // What is left out is set back to what it is unless told.
      reminders,
      appealDays,
      appealDecisionDays,
      externalDays,
      version,
    },
  });
  return saved.calendar.daysOff.map(({ day }) => day);
}
