import type { QueryClient } from '@tanstack/react-query';
import { quietOf } from '@/api/quiet-of.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { direct, fetched } from './viewer-code.ts';

/** Fetches the code of all viewers, one behind the other, while nobody waits for anything else. */
export async function fetchViewers(queryClient: QueryClient): Promise<void> {
  for (const code of [...Object.values(fetched), ...Object.values(direct)]) {
    await quietOf(queryClient);
    await code.load();
  }
  const { keepEngineHere } = await import('@/attempts/pdf/engine.ts');
  await keepEngineHere();
}

/**
 * Fetches the code of all viewers once the browser has nothing better to do, so that the service worker has it when
 * the network is gone: what shows a file has to be here before the file is.
 * @returns ends it before it began
 */
export function keepViewersHere(queryClient: QueryClient): () => void {
  // Without a network there is nothing to fetch; the next visit does.
  const begin = () => void fetchViewers(queryClient).catch(() => undefined);
  const timer = setTimeout(() => whenIdle(begin), 2_500);
  return () => clearTimeout(timer);
}
