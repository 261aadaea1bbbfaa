import { clientOf } from '@/api/api.ts';
import * as routes from './visit-routes.ts';

/** What is done in a room, which no other page does. */
export const visitApi = clientOf(routes);
