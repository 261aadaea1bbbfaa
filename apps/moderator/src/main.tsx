import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LoadingOverlay } from '@/app/LoadingOverlay.tsx';
import { queryClient } from '@/app/query-client.ts';
import { router } from '@/app/router.tsx';
import { loadHostTheme, startTheme } from '@/app/start-theme.ts';
import { startSession } from '@/auth/session.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Toaster } from '@/ui/Toaster.tsx';
import './styles.css';

const root = createRoot(document.getElementById('root')!);

startTheme();
root.render(<LoadingOverlay />);

try {
  await loadHostTheme();
  await startSession();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
} catch (error) {
  root.render(
    <main className="grid min-h-dvh place-items-center">
      <ErrorState error={error} doing="reach the sign-in service" onRetry={() => location.reload()} />
    </main>,
  );
}
