import { useEffect, useState } from 'react';
import { exactTime, relativeTime, shortDate } from './relative-time.ts';

interface RelativeTimeProps {
  /** A point in time (ISO 8601) or a calendar day (YYYY-MM-DD). */
  value: string | null | undefined;
  /** Shown for no value. */
  fallback?: string;
  /** The date itself, with the distance on hover, where dates are compared. */
  exact?: boolean;
}

/** "in 3 days", with the exact date on hover; keeps itself current. */
export function RelativeTime({ value, fallback = '–', exact = false }: RelativeTimeProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (!value) return <span className="text-muted">{fallback}</span>;
  return exact ? (
    <time dateTime={value} title={relativeTime(value)} className="whitespace-nowrap">
      {shortDate(value)}
    </time>
  ) : (
    <time dateTime={value} title={exactTime(value)} className="whitespace-nowrap">
      {relativeTime(value)}
    </time>
  );
}
