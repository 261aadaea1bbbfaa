/** What the identity service needs of a database; a pg Pool fits. */
export interface IdentityDatabase {
  query(sql: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}
