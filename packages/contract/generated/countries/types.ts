// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';

/** A country with its calling code */
export interface Country {
  /** ISO 3166-1 alpha-2 code */
  id: string;
  /** Name in English */
  name: string;
  /** Digits after the plus of an international number */
  callingCode: string;
}

export interface CountriesCalls {
  /**
   * Countries with their calling codes.
   * `GET /v2/countries` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCountries();
   */
  listCountries(input?: undefined, options?: CallOptions): Paged<Country>;

  /**
   * One country.
   * `GET /v2/countries/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const country = await api.getCountry({ id });
   */
  getCountry(input: { id: string }, options?: CallOptions): Promise<Country>;
}
