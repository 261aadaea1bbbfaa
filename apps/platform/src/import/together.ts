/**
 * Does two things at once. Where one fails, the other is told to end; the failure is told when both have ended, so that nothing is asked
 * of what is let go of behind it.
 */
export async function together<One, Other>(
  one: (signal: AbortSignal) => Promise<One>,
  other: (signal: AbortSignal) => Promise<Other>,
): Promise<[One, Other]> {
  const ending = new AbortController();
  const watched = <Done>(work: Promise<Done>) =>
    work.catch((error: unknown) => {
      ending.abort(error);
      throw error;
    });
  const [first, second] = await Promise.allSettled([
    watched(one(ending.signal)),
    watched(other(ending.signal)),
  ]);
  if (first.status === 'rejected' || second.status === 'rejected') throw ending.signal.reason;
  return [first.value, second.value];
}

/** Prepares each piece while the one before is written. A failure is told when nothing is written any more. */
export async function writeBehind<Piece>(
  pieces: AsyncIterable<Piece>,
  write: (piece: Piece) => Promise<void>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const piece of pieces) {
      await writing;
      writing = write(piece);
      // It is waited for below; until then a failure is nobody's surprise.
      writing.catch(() => undefined);
    }
    await writing;
  } finally {
    await writing.catch(() => undefined);
  }
}
