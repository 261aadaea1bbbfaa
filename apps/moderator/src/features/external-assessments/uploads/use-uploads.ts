import { useEffect, useRef, useState } from 'react';
import { sendFile } from '@/api/send-file.ts';

/** What is known of a file on its way, beside what is kept of it in the form. */
export interface Sending {
  state: 'waiting' | 'sending' | 'failed';
  /** Bytes that are there. */
  done: number;
  error?: unknown;
}

/** Files that are sent side by side: one line is rarely filled by one, and many would wait for each other. */
const atOnce = 3;

/**
 * Sends files in parts, a few at a time. Lost lines are waited for; what fails otherwise can be tried again, and the others go on.
 * @param onStored what came of a file, by the key that it was added under
 */
export function useUploads(onStored: (key: string, fileId: string) => void) {
  const [sending, setSending] = useState<Readonly<Record<string, Sending>>>({});
  const queue = useRef<{ key: string; file: File }[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const begun = running.current;
    return () => begun.forEach((each) => each.abort());
  }, []);

  const tell = (key: string, change: Sending | undefined) =>
    setSending(({ [key]: _, ...others }) => (change ? { ...others, [key]: change } : others));

  async function send(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    try {
      const { stored, forget } = await sendFile(file, {
        signal: abort.signal,
        onProgress: ({ done }) => tell(key, { state: 'sending', done }),
      });
      tell(key, undefined);
      onStored(key, stored.id);
      // The form keeps it, also when its page is left.
      forget();
    } catch (error) {
      if (!abort.signal.aborted) tell(key, { state: 'failed', done: 0, error });
    } finally {
      running.current.delete(key);
      next();
    }
  }

  function next() {
    while (running.current.size < atOnce) {
      const one = queue.current.shift();
      if (!one) return;
      void send(one.key, one.file);
    }
  }

  return {
    sending,
    add(files: readonly { key: string; file: File }[]) {
      queue.current.push(...files);
      setSending((before) => ({
        ...before,
        ...Object.fromEntries(files.map(({ key }) => [key, { state: 'waiting' as const, done: 0 }])),
      }));
      next();
    },
    remove(key: string) {
      queue.current = queue.current.filter((each) => each.key !== key);
      running.current.get(key)?.abort();
      tell(key, undefined);
    },
  };
}
