import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { AnyRouter } from '@tanstack/react-router';
import { pageView, vital } from './measurements.ts';
import type { Measurement } from './measurements.ts';

/**
 * Sends how fast the pages are and which kinds of pages are opened to the address of the installation.
 * Nothing in it says who, and no page says which learner.
 */
export function startAnalytics(url: string, router: AnyRouter): void {
  // As plain text, so that an address elsewhere is not asked for permission first.
  const send = (measurement: Measurement) => navigator.sendBeacon(url, JSON.stringify(measurement));
  const page = () => router.state.matches.at(-1)?.fullPath ?? '/';
  const view = () => send(pageView(page()));

  // Which page this is, is known once the first one is resolved; some measurements are there before.
  const early: Metric[] = [];
  let isResolved = router.state.resolvedLocation !== undefined;
  const sendVital = (metric: Metric) => {
    if (isResolved) send(vital(metric, page()));
    else early.push(metric);
  };
  if (isResolved) view();
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged || !isResolved) view();
    isResolved = true;
    for (const metric of early.splice(0)) sendVital(metric);
  });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(sendVital);
}
