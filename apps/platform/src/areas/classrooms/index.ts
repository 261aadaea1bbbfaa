import type { Handlers } from '../../kernel/call.ts';
import { listSessionContent, setSessionContent } from './content.ts';
import { changeSessionStatus } from './status.ts';
import { listSessionUsers, setSessionUsers } from './users.ts';

export { classroomHooks, classroomSessionHooks } from './hooks.ts';

export const classroomHandlers = {
  changeSessionStatus,
  listSessionContent,
  listSessionUsers,
  setSessionContent,
  setSessionUsers,
} satisfies Partial<Handlers>;
