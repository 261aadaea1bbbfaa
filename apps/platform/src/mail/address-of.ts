import type { Config } from '../config.ts';

/** Where people open the application, and what stands for the platform outside of it. */
export const addressOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
