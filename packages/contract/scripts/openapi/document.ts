export type Json = Record<string, unknown>;

export interface Document extends Json {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; [name: string]: unknown };
}
