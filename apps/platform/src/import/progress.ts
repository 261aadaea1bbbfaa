/** Tells a waiting person how far something is. */
export interface Progress {
  show(what: string, done: number, of: number): void;
  /** Finishes the present line. */
  end(): void;
}

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that rewrites itself on a terminal; elsewhere, as in a log, a plain line now and then. */
export function progressOn(output: Terminal, now: () => number = Date.now): Progress {
  const intervalMs = output.isTTY ? 100 : 5000;
  let last: { what: string; text: string; at: number } | undefined;
  let printed = '';
  const print = (text: string) => {
    if (text !== printed) output.write(output.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
    printed = text;
  };
  const end = () => {
    if (!last) return;
    print(last.text);
    if (output.isTTY) output.write('\n');
    last = undefined;
    printed = '';
  };
  return {
    show(what, done, of) {
      if (last && last.what !== what) end();
      const percent = of === 0 ? 100 : Math.floor((Math.min(done, of) / of) * 100);
      const text = `${what}: ${percent} %`;
      const at = now();
      if (last && at - last.at < intervalMs) {
        last.text = text;
        return;
      }
      // Away from a terminal the first word comes only when there is something to wait for.
      if (last || output.isTTY) print(text);
      last = { what, text, at };
    },
    end,
  };
}
