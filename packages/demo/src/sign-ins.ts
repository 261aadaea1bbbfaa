import { accountOf, fullName, staff } from './setting/staff.ts';

/** What the start-up prints: who can sign in to the demonstration. */
export function demonstrationSignIns(url: string): string {
  const lines = staff
    .filter((each) => each.username)
    .map(
      (each) =>
        `  ${each.username!.padEnd(14)} ${fullName(each).padEnd(18)} ${each.what} (${accountOf(each).name})`,
    );
  return [`Open ${url} and sign in; each password is the same as the username:`, ...lines].join('\n');
}
