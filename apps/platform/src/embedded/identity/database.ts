/** What the identity service needs of a database; a pg Pool fits. */
export interface IdentityDatabase {
  /** @typeParam Row what the statement selects */
  query<Row extends Record<string, unknown>>(sql: string, params: unknown[]): Promise<{ rows: Row[] }>;
}
