import { createSignal } from '@/ui/signal.ts';

/** Whether somebody looks at their own details. */
export const myDetails = createSignal(false);
