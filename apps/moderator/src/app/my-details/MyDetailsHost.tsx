import { lazy } from 'react';
import { myDetails } from './my-details-request.ts';

const MyDetailsDialog = lazy(() => import('./MyDetailsDialog.tsx'));

/** Where the dialog opens. */
export const MyDetailsHost = () => (myDetails.use() ? <MyDetailsDialog /> : null);
