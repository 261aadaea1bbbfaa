import { useRef, useState } from 'react';
import { sendFile } from '@/api/send-file.ts';
import { useGiveUp } from '@/ui/use-give-up.ts';

/** A file on its way. */
export interface Sending {
  name: string;
  /** Bytes that are there, and all of them. */
  done: number;
  total: number;
}

/** Sends files one behind the other, as long as somebody stays. One that is there is not sent again where a later one fails. */
export function useSending() {
  const [sending, setSending] = useState<Sending>();
  const sent = useRef(new Map<File, Awaited<ReturnType<typeof sendFile>>>());
  const { begin, giveUp } = useGiveUp();

  function sendOne(file: File, signal: AbortSignal) {
    const tell = (done: number) => setSending({ name: file.name, done, total: file.size });
    tell(0);
    return sendFile(file, { signal, onProgress: ({ done }) => tell(done) });
  }

  async function send(
    files: readonly File[],
    onStored: (file: File, fileId: string) => Promise<void> | void,
  ): Promise<void> {
    const signal = begin();
    try {
      for (const file of files) {
        signal.throwIfAborted();
        const { stored, forget } = sent.current.get(file) ?? (await sendOne(file, signal));
        sent.current.set(file, { stored, forget });
        // What is done with it takes a moment, and is not stopped halfway.
        setSending(undefined);
        await onStored(file, stored.id);
        forget();
      }
    } finally {
      setSending(undefined);
    }
  }

  return { sending, send, giveUp };
}
