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

/**
 * Prepares each piece while the one before is written. What fails first is told, when nothing is written any more: in one transaction
 * the other fails for that alone.
 */
export async function writeBehind<Piece>(
  pieces: AsyncIterable<Piece>,
  write: (piece: Piece) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | undefined;
  const fail = (error: unknown) => void (failure ??= { error });
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const piece of pieces) {
      await writing;
      if (failure) break;
      writing = write(piece).catch(fail);
    }
  } catch (error) {
    fail(error);
  }
  await writing;
  if (failure) throw failure.error;
}
