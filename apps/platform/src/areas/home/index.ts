import type { Handlers } from '../../kernel/call.ts';
import { getModeratorHome } from './home.ts';

export const homeHandlers = { getModeratorHome } satisfies Partial<Handlers>;
