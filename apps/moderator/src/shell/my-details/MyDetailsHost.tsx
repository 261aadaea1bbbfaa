import { lazy } from 'react';
import { useSignal } from '@/ui/use-signal.ts';
import { myDetails } from './my-details-request.ts';

const MyDetailsDialog = lazy(() => import('./MyDetailsDialog.tsx'));

/** Where the dialog opens. */
export const MyDetailsHost = () => (useSignal(myDetails) ? <MyDetailsDialog /> : null);
