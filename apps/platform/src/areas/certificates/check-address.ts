import type { Config } from '../../config.ts';

/** Where anybody checks a certificate: short enough to be typed from a paper. */
export const checkAddress = (config: Pick<Config, 'publicUrl' | 'port'>, number: string): string =>
  `${config.publicUrl ?? `http://localhost:${config.port}`}/check/${number}`;
