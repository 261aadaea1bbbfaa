import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { rememberedMe } from '@/app/account.ts';
import { LoadingOverlay } from '@/app/LoadingOverlay.tsx';
import { keepApplication } from '@/app/offline/keep-application.ts';
import { queryClient } from '@/app/query-client.ts';
import { openReport } from '@/app/report-issue/report-request.ts';
import { ReportIssueHost } from '@/app/report-issue/ReportIssueHost.tsx';
import { router } from '@/app/router.tsx';
import { settings } from '@/app/settings.ts';
import { loadHostTheme, startTheme } from '@/app/start-theme.ts';
import { startSession } from '@/auth/session.ts';
import { activate, localeToShow } from '@/i18n/i18n.ts';
import { Localised } from '@/i18n/Localised.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { offerReports } from '@/ui/toast.ts';
import './styles.css';

const Toaster = lazy(() => import('@/ui/Toaster.tsx'));
const root = createRoot(document.getElementById('root')!);

startTheme();
offerReports(openReport);

try {
  await activate(localeToShow(rememberedMe()?.user.locale));
  root.render(
    <Localised>
      <LoadingOverlay />
    </Localised>,
  );
  await loadHostTheme();
  await startSession();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Localised>
          <RouterProvider router={router} />
          <Suspense>
            <Toaster />
          </Suspense>
          <ReportIssueHost />
        </Localised>
      </QueryClientProvider>
    </StrictMode>,
  );
  keepApplication();
  if (settings.analyticsUrl) {
    const { startAnalytics } = await import('@/app/analytics/analytics.ts');
    startAnalytics(settings.analyticsUrl, router);
  }
} catch (error) {
  // Without a catalogue there is no sentence to say it with but the one in the page itself.
  if (!i18n.locale) document.getElementById('not-loaded')!.hidden = false;
  else
    root.render(
      <Localised>
        <main className="grid min-h-dvh place-items-center">
          <ErrorState
            error={error}
            title={t`We could not reach the sign-in service`}
            onRetry={() => location.reload()}
          />
        </main>
      </Localised>,
    );
}
