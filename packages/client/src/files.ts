import type { CallOptions, FileAnswer, FileStream } from '@moderator/contract/runtime';
import type { ApiError } from './errors.ts';
import type { TimeLimit } from './time-limit.ts';

/** Milliseconds that a file may stand still, unless told. */
const usualStallMs = 30_000;
/** How often a file may break off at the same place. */
const mostFruitless = 3;

/** The part of a file that is asked for, and of which state of it (RFC 9110, sections 13.1.5 and 14.2). */
export interface Part {
  range: string;
  'if-range': string;
}

/** What a file has to know of its call. */
interface Origin {
  /** From the head of a file on, time is counted only while its next part is waited for. */
  limit: TimeLimit;
  /** @throws the reason of a caller that called it off */
  failed(cause: unknown): ApiError;
  /** Another file is there now, or none that can be asked for a part. */
  changed(): ApiError;
  /** The part that was asked for, where it is not the whole. */
  part: Part | undefined;
  /** Asks for a part of the same file, where that changes nothing. */
  resumed?(part: Part): Promise<FileStream>;
}

/** A file, whole or as it arrives. */
export async function fileOf(
  { headers, body }: Response,
  { onProgress, stream, stall = usualStallMs }: CallOptions & { stream?: boolean },
  { limit, failed, changed, part, resumed }: Origin,
): Promise<FileAnswer | FileStream> {
  if (part && part.range !== `bytes=${/\d+-/.exec(headers.get('content-range') ?? '')?.[0]}`) {
    void body?.cancel();
    throw changed();
  }
  const etag = headers.get('etag');
  const total = Number(headers.get('content-length')) || null;
  limit.pause();
  const bytes = counted(body, total, onProgress, {
    waiting: () => limit.restart(stall),
    arrived: () => limit.pause(),
    ended: () => limit.end(),
    failed,
    ...(etag &&
      !part &&
      resumed && { resume: (from) => resumed({ range: `bytes=${from}-`, 'if-range': etag }) }),
  });
  const head = {
    fileName: fileNameOf(headers.get('content-disposition') ?? ''),
    mediaType: headers.get('content-type') ?? 'application/octet-stream',
  };
  if (stream) return { ...head, size: total, stream: bytes };
  return {
    ...head,
    blob: await new Response(bytes, { headers: { 'content-type': head.mediaType } }).blob(),
  };
}

/** What happens to a file on its way: time is counted only while something of it is waited for. */
interface Passage {
  waiting(): void;
  arrived(): void;
  /** Everything has arrived, or nobody wants the rest. */
  ended(): void;
  failed(cause: unknown): ApiError;
  /** What is missing from here on. */
  resume?(from: number): Promise<FileStream>;
}

/** The same bytes, counted, and asked for only when somebody reads them. What breaks off goes on where it was. */
function counted(
  body: Response['body'],
  total: number | null,
  onProgress: CallOptions['onProgress'],
  passage: Passage,
): FileStream['stream'] {
  let reader = body?.getReader();
  let done = 0;
  // How often it broke off without a byte more than before: there is no use in going on for ever.
  let fruitless = 0;
  const read = async () => {
    for (;;)
      try {
        passage.waiting();
        const part = await reader?.read();
        passage.arrived();
        return part;
      } catch (cause) {
        const failure = passage.failed(cause);
        if (!passage.resume || ++fruitless > mostFruitless) throw failure;
        reader = (await passage.resume(done)).stream.getReader();
      }
  };
  return new ReadableStream(
    {
      async pull(control) {
        try {
          const part = await read();
          if (part && !part.done) {
            fruitless = 0;
            done += part.value.byteLength;
            onProgress?.({ done, total });
            return control.enqueue(part.value);
          }
          control.close();
        } catch (cause) {
          control.error(cause);
          void reader?.cancel().catch(() => undefined);
        }
        passage.ended();
      },
      async cancel(reason) {
        passage.ended();
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The name in a Content-Disposition, where the encoded form counts before the plain one (RFC 6266). */
function fileNameOf(disposition: string): string | null {
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
