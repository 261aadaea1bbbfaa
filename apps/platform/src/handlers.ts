import { accountHandlers } from './features/accounts/handlers.ts';
import { courseHandlers } from './features/courses/handlers.ts';
import { fileHandlers } from './features/files/handlers.ts';
import { issueReportHandlers } from './features/issue-reports/handlers.ts';
import { moderationHandlers } from './features/moderation/handlers.ts';
import { scheduleHandlers } from './features/schedules/handlers.ts';
import type { Handlers } from './call.ts';
import { resourceHandlers } from './resources/handlers.ts';

/** Who serves what. */
export const handlers: Handlers = {
  ...resourceHandlers(),
  ...accountHandlers,
  ...courseHandlers,
  ...fileHandlers,
  ...issueReportHandlers,
  ...moderationHandlers,
  ...scheduleHandlers,
};
