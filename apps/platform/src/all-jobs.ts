import { mailHandOver } from './areas/attempts/hand-over-mail.ts';
import { mailIssueReport } from './areas/issue-reports/delivery.ts';
import { storeUserUpload } from './areas/user-uploads/work.ts';
import { closeSubmissions } from './content/submissions/close.ts';
import { cleanUpDatabase } from './jobs/clean-up.ts';
import type { Job } from './jobs/job.ts';

/** All work that outlasts its request, or comes by itself. */
export const jobs: readonly Job[] = [
  cleanUpDatabase,
  closeSubmissions,
  mailHandOver,
  mailIssueReport,
  storeUserUpload,
];
