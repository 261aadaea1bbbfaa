import { useEffect, useState } from 'react';
import { useSignal } from '@/ui/use-signal.ts';
import { isReachable } from '@/session/connection.ts';

/** Milliseconds that "Back online" stays: long enough to read, and to be read out. */
const messageDelayMs = 4_000;

/** Whether there is a network, and for a moment that it is back. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const isOnline = useSignal(isReachable);
  const [isMissed, setIsMissed] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) return setIsMissed(true);
    const timer = setTimeout(() => setIsMissed(false), messageDelayMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  if (!isOnline) return 'offline';
  return isMissed ? 'back' : 'online';
}
