import { lazy, StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { meQuery, rememberedMe } from '@/shell/account.ts';
import { noteUnreachable } from '@/session/connection.ts';
import { queryClient } from '@/api/query-client.ts';
import { quietOf } from '@/api/quiet-of.ts';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { ReportIssueHost } from '@/shell/report-issue/ReportIssueHost.tsx';
import { router } from '@/router.tsx';
import { SignedOutPage } from '@/shell/sign-out/SignedOutPage.tsx';
import { settings } from '@/session/settings.ts';
import { accessToken, onSignedOutOffline } from '@/session/session.ts';
import { activate, localeToShow } from '@/i18n/i18n.ts';
import { Localised } from '@/i18n/Localised.tsx';
import { after } from '@/ui/after.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { offerReports, told } from '@/ui/toast.ts';
import { whenIdle } from '@/ui/when-idle.ts';

/** Settled when it is known who is there, and the page of this address may be drawn. */
let asked: Promise<unknown> | undefined;
/** Settled when that page has its answers, too, and the browser nothing better to do. */
let firstPage: Promise<unknown> | undefined;

/**
 * Fetches what a page can be without until it is here, with longer and longer pauses: the line may be gone by the time. Some browsers
 * remember what they could not have, until they load the page anew.
 */
const comeThrough = <Part,>(load: () => Promise<Part>, pauseMs = 5_000): Promise<Part> =>
  load().catch(() => after(pauseMs).then(() => comeThrough(load, pauseMs * 2)));

const Toaster = lazy(async () => {
  await Promise.race([firstPage, told]);
  return comeThrough(() => import('@/ui/Toaster.tsx'));
});

/** What can be done before it is known who is signed in: the texts, and fetching what asks for the page of this address and draws it. */
export async function prepare(): Promise<void> {
  for (const { routeId, staticData } of router.matchRoutes(router.latestLocation)) {
    // Whoever opens the page is told where it cannot be had.
    staticData.ahead?.load().catch(() => {});
    router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])?.catch(() => {});
  }
  await activate(localeToShow(rememberedMe()?.user.locale));
}

/** Asks once who is signed in, and for what the page of this address shows. Neither a text nor anything that is drawn is needed for it. */
export function ask(): void {
  if (asked) return;
  // Whoever goes back before anything is drawn is where the address says; the router's own part listens from then on.
  router.history.subscribe(router.load);
  asked = Promise.allSettled([queryClient.prefetchQuery(meQuery), router.load({ sync: true })]);
  firstPage = asked.then(() => new Promise<void>(whenIdle)).then(() => quietOf(queryClient));
}

let root: Root | undefined;
const draw = (what: ReactNode): void => {
  root ??= createRoot(document.getElementById('root')!);
  root.render(what);
};

/** The application, for somebody who is signed in. */
export function showApplication(): void {
  offerReports(openReport);
  onSignedOutOffline(showSignedOut);
  draw(
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
  // Here early for whoever signs out when nothing gets through.
  void asked
    ?.then(() => comeThrough(() => import('@/shell/offline/behind-the-start.ts')))
    .then(({ goOnBehind }) => void firstPage?.then(() => accessToken() && goOnBehind()));
  const { analyticsUrl } = settings;
  if (analyticsUrl)
    void import('@/shell/analytics/analytics.ts').then(({ startAnalytics }) =>
      startAnalytics(analyticsUrl, router),
    );
}

/** Instead of the application, while nobody is signed in and there is no network to sign in over. */
export function showSignedOut(goOn: () => void): void {
  noteUnreachable();
  draw(
    <Localised>
      <SignedOutPage goOn={goOn} />
    </Localised>,
  );
  // What was on the screen is gone, and what was in memory with it.
  queryClient.clear();
}

/** Instead of the application, when nobody could be signed in. */
export function showFailure(error: unknown): void {
  draw(
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
