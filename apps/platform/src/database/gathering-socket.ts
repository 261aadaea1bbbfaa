import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * A connection that sends in one packet whatever is written in one turn of this process: each packet is a call of the
 * system, and costs more than the few statements in it.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  override connect(...asked: unknown[]): this {
    super.connect(...(asked as Parameters<Socket['connect']>));
    // Node.js lays its own `write` over that of every socket that connects (lib/net.js).
    Reflect.deleteProperty(this, 'write');
    return this;
  }

  override write(chunk: string | Uint8Array, second?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#gathers) {
      this.#gathers = true;
      this.cork();
      // Runs behind everything that promises have still to do in this turn.
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    return typeof second === 'string' ? super.write(chunk, second, done) : super.write(chunk, second);
  }
}
