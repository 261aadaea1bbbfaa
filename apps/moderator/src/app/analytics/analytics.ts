import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { router as Router } from '../router.tsx';
import { pageView, vital } from './measurements.ts';
import type { Measurement } from './measurements.ts';

/**
 * Sends how fast the pages are and which kinds of pages are opened to the address of the installation.
 * Nothing in it says who, and no page says which learner.
 */
export function startAnalytics(url: string, router: typeof Router): void {
  // As plain text, so that an address elsewhere is not asked for permission first.
  const send = (measurement: Measurement) => navigator.sendBeacon(url, JSON.stringify(measurement));
  const page = () => router.state.matches.at(-1)?.fullPath ?? '/';
  const sendVital = (metric: Metric) => send(vital(metric, page()));
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(sendVital);
  send(pageView(page()));
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) send(pageView(page()));
  });
}
