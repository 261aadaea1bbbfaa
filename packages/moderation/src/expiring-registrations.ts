/** A registration as far as its end matters. */
interface Ending {
  kind: 'assessor' | 'moderator';
  courses: readonly string[] | '*';
  /** YYYY-MM-DD, the last day on which it holds. */
  expiresOn: string;
}

/** How many days before its end a registration is spoken of: renewing takes weeks. */
export const renewalNoticeDays = 60;

/**
 * Registrations that have run out or will within 60 days, the earliest end first; not those that a longer one of
 * the same kind stands in for.
 *
 * @param today YYYY-MM-DD
 * @example expiringRegistrations(registrations, '2026-11-22').map((each) => each.expiresOn) // ['2027-01-15']
 */
export function expiringRegistrations<Registration extends Ending>(
  registrations: readonly Registration[],
  today: string,
): Registration[] {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + renewalNoticeDays);
  const last = end.toISOString().slice(0, 10);
  const coversAll = (one: Ending, other: Ending) =>
    one.courses === '*' ||
    one.courses.includes('*') ||
    (other.courses !== '*' && other.courses.every((course) => one.courses.includes(course)));
  return registrations
    .filter((each) => each.expiresOn <= last)
    .filter(
      (each) =>
        !registrations.some(
          (other) => other.kind === each.kind && other.expiresOn > each.expiresOn && coversAll(other, each),
        ),
    )
    .sort((one, other) => one.expiresOn.localeCompare(other.expiresOn));
}
