import { buffer } from 'node:stream/consumers';
import { AbstractTokenizer, EndOfStreamError } from 'strtok3/core';
import type { IRandomAccessFileInfo, IRandomAccessTokenizer, IReadChunkOptions } from 'strtok3/core';
import type { Bytes } from './archive.ts';

/** What looks into files asks for a few bytes here and there: each time as many are read as serve the next questions. */
const atOnce = 64 * 1024;

/** Lets what finds out about media read bytes from wherever they are kept. */
export class BytesTokenizer extends AbstractTokenizer implements IRandomAccessTokenizer {
  override fileInfo: IRandomAccessFileInfo;
  readonly #bytes: Bytes;
  #window = { start: 0, bytes: Buffer.alloc(0) };

  /** @param mimeType where it is known */
  constructor(bytes: Bytes, mimeType?: string) {
    super();
    this.#bytes = bytes;
    this.fileInfo = { size: bytes.size, ...(mimeType ? { mimeType } : {}) };
  }

  override async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position, length, mayBeLess } = this.normalizeOptions(target, options);
    this.position = position;
    const count = await this.#fill(target, position, length, mayBeLess);
    this.position = position + count;
    return count;
  }

  override peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position, length, mayBeLess } = this.normalizeOptions(target, options);
    return this.#fill(target, position, length, mayBeLess);
  }

  override supportsRandomAccess(): true {
    return true;
  }

  setPosition(position: number): void {
    this.position = position;
  }

  async #fill(target: Uint8Array, position: number, length: number, mayBeLess?: boolean): Promise<number> {
    const end = Math.min(position + length, this.fileInfo.size);
    const count = Math.max(0, end - position);
    if (count < length && !mayBeLess) throw new EndOfStreamError();
    if (count === 0) return 0;
    const { start, bytes } = this.#window;
    if (position < start || end > start + bytes.length) {
      const last = Math.min(Math.max(end, position + atOnce), this.fileInfo.size) - 1;
      this.#window = {
        start: position,
        bytes: await buffer(this.#bytes.read({ start: position, end: last })),
      };
    }
    target.set(this.#window.bytes.subarray(position - this.#window.start, end - this.#window.start));
    return count;
  }
}
