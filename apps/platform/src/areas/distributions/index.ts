import type { Handlers } from '../../kernel/call.ts';
import { send } from './send.ts';

export { distributionDocumentHooks, newsflashHooks } from './hooks.ts';

export const distributionHandlers = {
  sendDistributionDocument: send('distribution-documents'),
  sendNewsflash: send('newsflashes'),
} satisfies Partial<Handlers>;
