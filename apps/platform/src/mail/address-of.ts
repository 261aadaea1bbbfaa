import type { Config } from '../config.ts';

/** Where people open the application, for links in mails. */
export const addressOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`;
