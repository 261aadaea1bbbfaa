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
  const stored = useRef(new Map<File, string>());
  const { begin, giveUp } = useGiveUp();

  async function sendOne(file: File, signal: AbortSignal): Promise<string> {
    const tell = (done: number) => setSending({ name: file.name, done, total: file.size });
    tell(0);
    const { id } = await sendFile(file, { signal, onProgress: ({ done }) => tell(done) });
    return id;
  }

  async function send(
    files: readonly File[],
    onStored: (file: File, fileId: string) => Promise<void> | void,
  ): Promise<void> {
    const signal = begin();
    try {
      for (const file of files) {
        signal.throwIfAborted();
        const fileId = stored.current.get(file) ?? (await sendOne(file, signal));
        stored.current.set(file, fileId);
        // What is done with it takes a moment, and is not stopped halfway.
        setSending(undefined);
        await onStored(file, fileId);
      }
    } finally {
      setSending(undefined);
    }
  }

  return { sending, send, giveUp };
}
