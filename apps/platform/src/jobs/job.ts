import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';

/** What a run of a job is given beside its payload. */
export interface JobTools {
  context: Context;
  /** Aborts when the platform stops. What throws its reason is gone on with at once, by another or at the next start. */
  signal: AbortSignal;
  /**
   * Tells how far the job is, in the transaction of the work that it tells of. What may not happen twice commits with it.
   * @param percent left as it was when absent
   * @throws JobLost so that the transaction of a run that was taken over does not commit
   */
  progress(queries: Queries, percent?: number): Promise<void>;
}

/**
 * Work that outlasts its request. It may run more than once: what it has committed stays, so it goes on from there.
 */
export interface Job<Payload = unknown> {
  /** Stays what it is: jobs that wait in databases are named by it. */
  name: string;
  /** What is enqueued, as small as can be: ids. */
  payload: z.ZodType<Payload>;
  /** What people read when it fails: what happened, what is safe, what to do. */
  failure: string;
  /** How often it is tried before it is given up. */
  tries: number;
  /** When it runs by itself, as five fields of cron in UTC. */
  every?: string;
  /** That nobody is told when it is given up. */
  failsQuietly?: true;
  /** Whether this platform has what it takes; it leaves the job to others where not. */
  isPossible?(context: Context): boolean;
  run(payload: Payload, tools: JobTools): Promise<void>;
  /** What is left to do once it is given up. */
  giveUp?(payload: Payload, tools: JobTools): Promise<void>;
}

/** Declares a job, its payload typed by its schema. */
export const job = <Payload>(definition: Job<Payload>): Job<Payload> => definition;

/** The job belongs to another run now, which took it for abandoned: nothing more may be committed here. */
export class JobLost extends Error {}
