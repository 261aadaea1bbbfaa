import { z } from 'zod';
import { EmailAddress } from '../../kit/fields.ts';
import type { Area } from '../../kit/operation.ts';

export const issueReportArea: Area = {
  name: 'issue-reports',
  about: 'Issues that people report.',
};

export const IssueReport = z
  .object({
    body: z
      .string()
      .min(1)
      .max(20_000)
      .meta({
        description: 'The message and the report info, with HTML line breaks',
        examples: ['The portfolio of a learner does not open.<br>Report Info'],
      }),
    title: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .meta({ description: 'Title by which people know it', examples: ['Portfolio does not open'] }),
    to: z
      .string()
      .max(255)
      .meta({
        description: 'Where the application wants it sent; the platform decides',
        examples: ['support@example.co.za'],
      }),
    from: EmailAddress.meta({
      description: 'Address of whoever reports',
      examples: ['zanele.ndlovu@example.co.za'],
    }),
  })
  .meta({ id: 'IssueReport', description: 'A report of something that does not work' });
