import type { Config } from '../../config.ts';
import { addressOf } from '../../mail/address-of.ts';

type Settings = Pick<Config, 'publicUrl' | 'port'>;

/** Where anybody checks a certificate: short enough to be typed from a paper. */
export const checkAddress = (config: Settings, number: string): string =>
  `${addressOf(config)}/check/${number}`;

/** What an account is known by where its badges are read; below it lie its key and its status lists. */
export const issuerAddress = (config: Settings, accountId: string): string =>
  `${addressOf(config)}/badges/${accountId}`;

/** The list that says which credentials of a year have been withdrawn, or are in question. */
export const statusAddress = (
  config: Settings,
  accountId: string,
  year: number,
  purpose: StatusPurpose,
): string => `${issuerAddress(config, accountId)}/status/${year}/${purpose}`;

/** Words of the Bitstring Status List: withdrawn for good, and not to be relied on for now. */
export const statusPurposes = ['revocation', 'suspension'] as const;
export type StatusPurpose = (typeof statusPurposes)[number];
