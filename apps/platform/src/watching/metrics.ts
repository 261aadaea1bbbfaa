import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the platform counts of itself, by the names that docs/operating/watching.md explains. */
export interface Metrics {
  registry: Registry;
  /** Seconds from a request's first byte to its answer's last, by operation and status. */
  requests: Histogram<'operation' | 'status'>;
  /** Seconds of one attempt at a job, and how it ended. */
  jobRuns: Histogram<'job' | 'outcome'>;
  /** At the embedded identity service; Keycloak counts its own. */
  signIns: Counter<'outcome'>;
  mails: Counter<'outcome'>;
}

/** Figures are kept from the start, whether or not anybody asks for them: counting costs less than a microsecond. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'moderator_info',
    help: 'The release of Node that the platform runs on',
    labelNames: ['node'],
    registers,
  }).set({ node: process.versions.node }, 1);
  return {
    registry,
    requests: new Histogram({
      name: 'moderator_http_request_duration_seconds',
      help: 'Seconds that requests took, by operation and status',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobRuns: new Histogram({
      name: 'moderator_job_run_duration_seconds',
      help: 'Seconds that attempts at jobs took, by job and how they ended',
      labelNames: ['job', 'outcome'],
      buckets: [0.1, 1, 10, 60, 600, 3600],
      registers,
    }),
    signIns: new Counter({
      name: 'moderator_sign_ins_total',
      help: 'Sign-ins at the embedded identity service, accepted and refused',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'moderator_mails_total',
      help: 'Mails handed to the mail server, and those that it did not take',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
