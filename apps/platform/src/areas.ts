import { accountHandlers } from './areas/accounts/handlers.ts';
import { careerHandlers } from './areas/careers/handlers.ts';
import { clientHandlers } from './areas/clients/handlers.ts';
import { countryHandlers } from './areas/countries/handlers.ts';
import { courseHandlers } from './areas/courses/handlers.ts';
import { fileHandlers } from './areas/files/handlers.ts';
import { groupHandlers } from './areas/groups/handlers.ts';
import { issueReportHandlers } from './areas/issue-reports/handlers.ts';
import { licenceHandlers } from './areas/licences/handlers.ts';
import { moderationHandlers } from './areas/moderation/handlers.ts';
import { scheduleHandlers } from './areas/schedules/handlers.ts';
import { tagHandlers } from './areas/tags/handlers.ts';
import { userUploadHandlers } from './areas/user-uploads/handlers.ts';
import { userHandlers } from './areas/users/handlers.ts';
import type { Handlers } from './kernel/call.ts';
import { resourceHandlers } from './documents/handlers.ts';

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
