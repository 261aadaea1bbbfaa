import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '@/shell/PageNotFound.tsx';

/** Any other address, inside the shell, so that the menu leads on. */
export const Route = createFileRoute('/_app/$')({ component: PageNotFound });
