import { z } from 'zod';
import { EmailAddress } from '../../kit/fields.ts';
import { reportPeriods, reportReaders, reportRunStates, reportTypes } from '../../kit/options.ts';
import { Recurrence } from '../../kit/recurrence.ts';
import { Id, Instant, Line, Text } from '../../kit/schemas.ts';
import { ShownTimeZone, isTimeZone } from '../../kit/time-zone.ts';
import { ReportColumns, ReportSort, reportFilterFields } from './schemas.ts';

const Formats = z
  .array(z.enum(reportTypes))
  .min(1)
  .max(3)
  .meta({ description: 'Files that it is made as', examples: [['xlsx']] });

const filterFields = {
  ...reportFilterFields,
  period: z
    .enum(reportPeriods)
    .optional()
    .describe('Days counted from the one on which it is made, instead of those that are named'),
};
const PeriodFilter = z
  .strictObject(filterFields)
  .meta({ id: 'ReportPeriodFilter', description: 'What rows of a report that comes again are chosen by' });

const ShownFilter = z
  .object(filterFields)
  .meta({ id: 'ShownReportFilter', description: 'What rows of a report that comes again are chosen by' });

const automation = {
  name: Line().meta({ description: 'What it is called', examples: ['Overdue, each Monday'] }),
  columns: ReportColumns.optional().describe('Names of columns, in their order; all of them when absent'),
  sort: ReportSort.optional(),
  formats: Formats,
  rule: Recurrence.describe('When it is made'),
  onlyWhenRows: z.boolean().describe('Whether it is sent only when there are rows'),
};

export const ReportAutomationInput = z
  .object({
    ...automation,
    filter: PeriodFilter.describe('What rows are chosen by'),
    timeZone: ShownTimeZone.refine(isTimeZone, 'There is no such time zone.')
      .optional()
      .describe('Zone whose clock the rule goes by; that of the account when absent'),
  })
  .meta({ id: 'ReportAutomationInput', description: 'A report that is to be made again and again' });

export const ReportAutomation = z
  .object({
    id: Id,
    ...automation,
    filter: ShownFilter.describe('What rows are chosen by'),
    timeZone: ShownTimeZone,
    createdBy: Id.describe('Who asked for it; it is made with their rights'),
    createdAt: Instant.describe('When it was asked for'),
    active: z.boolean().describe('Whether it is made; it is not while whoever asked for it may not see it'),
    pausedReason: z
      .string()
      .nullable()
      .meta({ description: 'Why it is not made any more', examples: [null] }),
    nextRunAt: Instant.nullable().describe('When it is made next; null where it is not'),
    nextRuns: z.array(Instant).describe('The next three times'),
    lastRun: z
      .object({
        at: Instant.describe('When it was due'),
        state: z.enum(reportRunStates).describe('How it came out'),
        rows: z
          .int()
          .nullable()
          .meta({ description: 'How many rows whoever asked for it was sent', examples: [12] }),
        fileIds: z.array(Id).describe('Files of whoever asked for it'),
        sentTo: z.int().meta({ description: 'To how many it was sent', examples: [3] }),
        error: z
          .string()
          .nullable()
          .meta({ description: 'What went wrong', examples: [null] }),
      })
      .nullable()
      .describe('The last time; null before the first'),
  })
  .meta({ id: 'ReportAutomation', description: 'A report that is made again and again' });

const recipientFields = {
  userId: Id.optional().describe('A user of the account'),
  groupId: Id.optional().describe('Everybody of a group who may see it'),
  role: z.enum(reportReaders).optional().describe('Everybody with a role'),
  contactId: Id.optional().describe('A contact of the account'),
  email: EmailAddress.optional().describe(
    'An address: of a user, of a contact, or of a domain that the account sends reports to',
  ),
};
const examples = [{ role: 'site_manager' as const }];
const Recipient = z
  .strictObject(recipientFields)
  .meta({ id: 'ReportRecipient', description: 'Whom a report is sent to: one of these', examples });
const ShownRecipient = z
  .object(recipientFields)
  .meta({ id: 'ShownReportRecipient', description: 'Whom a report is sent to', examples });

const distribution = {
  formats: Formats,
  attach: z
    .boolean()
    .describe('Whether files go with the mail; else it says where they are, behind a sign-in'),
  message: Text()
    .optional()
    .meta({ description: 'Words of whoever sends it', examples: ['For the meeting on Monday.'] }),
};

export const ReportDistributionInput = z
  .object({ recipients: z.array(Recipient).max(500).describe('Whom it is sent to'), ...distribution })
  .meta({ id: 'ReportDistributionInput', description: 'How reports of a kind are sent, and to whom' });

export const ReportDistribution = z
  .object({
    recipients: z.array(ShownRecipient).describe('Whom it is sent to'),
    ...distribution,
    unsubscribed: z
      .array(
        z.object({
          reader: z
            .string()
            .meta({ description: 'Who wants no mails of it any more', examples: ['Nomsa Dlamini'] }),
          at: Instant.describe('Since when'),
        }),
      )
      .describe('Who unsubscribed; they alone undo it'),
    paused: z
      .array(
        z.object({
          address: z.string().meta({ description: 'The address', examples: ['gone@example.org'] }),
          at: Instant.describe('Since when'),
        }),
      )
      .describe('Addresses that refused three mails, and get none'),
  })
  .meta({ id: 'ReportDistribution', description: 'How reports of a kind are sent, and to whom' });

export const ReportSending = z
  .object({
    filter: PeriodFilter.optional().describe('What rows are chosen by; all of them when absent'),
    message: Text()
      .optional()
      .meta({ description: 'Words of whoever sends it', examples: ['As discussed.'] }),
  })
  .meta({ id: 'ReportSending', description: 'A report that is to be sent now' });

export const ReportRun = z
  .object({
    id: Id,
    state: z.enum(reportRunStates).describe('How far it is'),
  })
  .meta({ id: 'ReportRun', description: 'A report that is being made and sent' });
