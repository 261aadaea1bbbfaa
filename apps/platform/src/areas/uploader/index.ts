import type { Handlers } from '../../kernel/call.ts';
import { listUploadProgress } from './progress.ts';
import { submitUploads } from './submit.ts';

export const uploaderHandlers = { listUploadProgress, submitUploads } satisfies Partial<Handlers>;
