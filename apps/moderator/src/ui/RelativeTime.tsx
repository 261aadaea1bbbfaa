import { useEffect, useState } from 'react';
import { dayAndMonth, exactTime, relativeTime, shortDate } from './relative-time.ts';

interface RelativeTimeProps {
  /** A point in time (ISO 8601) or a calendar day (YYYY-MM-DD). */
  value: string | null | undefined;
  /** Shown for no value. */
  fallback?: string;
  /** The date itself, with the distance on hover, where dates are compared. */
  exact?: boolean;
  /** The date with the distance beside it, where the date decides something: "25 Nov · in 3 days". */
  dated?: boolean;
}

/** "in 3 days", with the exact date on hover; keeps itself current. */
export function RelativeTime({ value, fallback = '–', exact = false, dated = false }: RelativeTimeProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (!value) return <span className="text-muted">{fallback}</span>;
  return (
    <time
      dateTime={value}
      title={exact ? relativeTime(value) : exactTime(value)}
      className="whitespace-nowrap"
    >
      {exact
        ? shortDate(value)
        : dated
          ? `${dayAndMonth(value)} · ${relativeTime(value)}`
          : relativeTime(value)}
    </time>
  );
}
