import { codeOf, messageOf, textIn } from '../kernel/thrown.ts';

/** What the driver says when nothing came, and when nothing can be asked any more. */
const words =
  /^(Query read timeout|timeout (exceeded when trying to connect|expired)|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/;
/** The system's words for a server that is not there, or gone. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether an error says that the connection to the database is gone, or was never there: nothing more can be asked of it. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  // A socket file that is not there is a server that is not there.
  if (code === 'ENOENT') return textIn(error, 'syscall') === 'connect';
  // Classes of SQLSTATE: connection exceptions, and a server that is going down or coming up.
  if (systemCodes.has(code) || /^(08...|57P0.)$/.test(code)) return true;
  return code === '' && error instanceof Error && words.test(messageOf(error));
}
