import type { Handlers } from '../../kernel/call.ts';
import { getComingWork } from './coming-work.ts';
import { getModeratorHome } from './home.ts';

export const homeHandlers = { getComingWork, getModeratorHome } satisfies Partial<Handlers>;
