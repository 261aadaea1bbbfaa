import type pg from 'pg';
import type { BackgroundWork } from '../jobs/background-work.ts';

const every = 3_600_000;

/** Removes what nobody asks for any more: answers kept for repeated requests, and counts of past minutes. */
export async function clearUp(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotent_answer where created_at < now() - interval '30 days'`);
  await pool.query(`delete from request_count where minute < extract(epoch from now()) / 60 - 10`);
}

/** The same every hour, for a platform may run for years. */
export function keepHouse(pool: pg.Pool, warn: (error: unknown) => void): Pick<BackgroundWork, 'stop'> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => (running = clearUp(pool).catch(warn)), every);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
