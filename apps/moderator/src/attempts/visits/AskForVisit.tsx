import { Suspense } from 'react';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { Boundary } from '@/ui/Boundary.tsx';
import type { RequestVisitDialogProps } from './RequestVisitDialog.tsx';

const RequestVisitDialog = lazyWithTexts(
  () => import('./RequestVisitDialog.tsx'),
  () => import('./texts.ts'),
);

/** The dialog that asks for a visit, fetched when it is opened. */
export const AskForVisit = (props: RequestVisitDialogProps) => (
  <Boundary fallback={null}>
    <Suspense>
      <RequestVisitDialog {...props} />
    </Suspense>
  </Boundary>
);
