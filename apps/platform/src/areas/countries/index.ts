import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Countries that have a calling code, by name; names and codes are those of Unicode and of the ITU. */
const countries = getCountries()
  .map((id): { id: string; name: string; callingCode: string } => ({
    id,
    name: names.of(id) ?? id,
    callingCode: getCountryCallingCode(id),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const countryHandlers = {
  listCountries: async () => ({ data: countries, next: null }),
  getCountry: async ({ params }) => ({
    data: countries.find((country) => country.id === params.id) ?? refuse('not_found'),
  }),
} satisfies Partial<Handlers>;
