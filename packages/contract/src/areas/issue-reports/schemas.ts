import { z } from 'zod';
import type { Area } from '../../kit/operation.ts';

export const issueReportArea: Area = {
  name: 'reports',
  about: 'Issues that people report.',
};

export const IssueReport = z
  .object({
    body: z.string().min(1).max(20_000).describe('The message and the report info, with HTML line breaks'),
    title: z.string().trim().min(1).max(255),
    to: z.string().max(255).describe('Where the application wants it sent; the platform decides'),
    from: z.email().max(255),
  })
  .meta({ id: 'IssueReport' });
