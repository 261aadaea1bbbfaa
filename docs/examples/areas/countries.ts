import type { Client } from '@moderator/client';

/** Writes a number as people dial it at home so that it works from anywhere. */
export async function toInternational(api: Client, country: string, dialled: string): Promise<string> {
  const { callingCode } = await api.getCountry({ id: country });
  return `+${callingCode}${dialled.replace(/\D/g, '').replace(/^0/, '')}`;
}
