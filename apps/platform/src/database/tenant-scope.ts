/** Whose rows a transaction may see: one account, or all accounts of the client. */
export interface TenantScope {
  clientId: string;
  accountId: string | '*';
  /** Those who operate the platform see the clients and accounts of all of it. */
  operator?: boolean;
}

/**
 * Binds the rest of a transaction to a tenant, as a role that owns nothing. Requests are short: starting parallel
 * workers or compiling a plan costs them more than it saves.
 */
export const settingsText = `select set_config('role', 'moderator_application', true),
  set_config('app.client', $1, true), set_config('app.account', $2, true), set_config('app.operator', $3, true),
  set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`;

/** The values of the settings. */
export const settingsOf = ({ clientId, accountId, operator }: TenantScope): [string, string, string] => [
  clientId,
  accountId,
  operator ? 'on' : '',
];
