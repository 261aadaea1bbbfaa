import type { Handlers } from '../../kernel/call.ts';
import { agendaHandlers } from './agendas/index.ts';
import { getSessionDetails } from './details.ts';
import { postHandlers } from './posts/index.ts';
import { listSessionContent, setSessionContent } from './content.ts';
import { changeSessionStatus } from './status.ts';
import { listSessionUsers, setSessionUsers } from './users.ts';

export { meetingPlace } from './meeting-place.ts';
export { classroomHooks, classroomSessionHooks } from './hooks.ts';

export const classroomHandlers = {
  changeSessionStatus,
  getSessionDetails,
  listSessionContent,
  listSessionUsers,
  setSessionContent,
  setSessionUsers,
  ...postHandlers,
  ...agendaHandlers,
} satisfies Partial<Handlers>;
