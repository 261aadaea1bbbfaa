import type { ReportKindName } from '@moderator/contract/options';
import type { ReportFilter } from '@moderator/contract/types';
import type { TestPlatform } from '../../testing/test-platform.ts';

interface Question {
  columns?: string[];
  sort?: string;
  limit?: number;
  cursor?: string | undefined;
  total?: boolean;
}

/** Reads rows of a report as somebody; five hundred unless told. */
export const readerOf =
  (platform: () => TestPlatform) =>
  async (kind: ReportKindName, filter: ReportFilter = {}, question: Question = {}, as = 'manager') =>
    (await platform().as(as)).readReport({
      kind,
      body: {
        filter,
        columns: undefined,
        sort: undefined,
        limit: 500,
        cursor: undefined,
        total: false,
        ...question,
      },
    });
