import { accountHandlers } from './features/accounts/handlers.ts';
import { careerHandlers } from './features/careers/handlers.ts';
import { clientHandlers } from './features/clients/handlers.ts';
import { countryHandlers } from './features/countries/handlers.ts';
import { courseHandlers } from './features/courses/handlers.ts';
import { fileHandlers } from './features/files/handlers.ts';
import { groupHandlers } from './features/groups/handlers.ts';
import { issueReportHandlers } from './features/issue-reports/handlers.ts';
import { licenceHandlers } from './features/licences/handlers.ts';
import { moderationHandlers } from './features/moderation/handlers.ts';
import { scheduleHandlers } from './features/schedules/handlers.ts';
import { tagHandlers } from './features/tags/handlers.ts';
import { userUploadHandlers } from './features/user-uploads/handlers.ts';
import { userHandlers } from './features/users/handlers.ts';
import type { Handlers } from './call.ts';
import { resourceHandlers } from './resources/handlers.ts';

/** Who serves what. */
export const handlers: Handlers = {
  ...resourceHandlers(),
  ...accountHandlers,
  ...careerHandlers,
  ...clientHandlers,
  ...countryHandlers,
  ...courseHandlers,
  ...fileHandlers,
  ...groupHandlers,
  ...issueReportHandlers,
  ...licenceHandlers,
  ...moderationHandlers,
  ...scheduleHandlers,
  ...tagHandlers,
  ...userHandlers,
  ...userUploadHandlers,
};
