import type { Scanner } from './scanner.ts';
import { refuse } from '../kernel/refusal.ts';

/** What is known of a file from the scanner. */
interface Scanned {
  scan: string | null;
  scan_finding: string | null;
}

/** Whether a file may leave: one in which something was found never may, one that waits may where there is no scanner to wait for. */
export const mayLeave = ({ scan }: Scanned, scanner: Scanner | undefined): boolean =>
  scan !== 'infected' && (scan !== 'waiting' || scanner === undefined);

/** @throws RefusedError with a sentence that says why the file is kept back */
export function refuseUnscanned(file: Scanned, scanner: Scanner | undefined): void {
  if (mayLeave(file, scanner)) return;
  if (file.scan === 'waiting')
    refuse(
      'wrong_state',
      'This file is being checked for viruses, and nobody gets it before that. Nothing is lost; try again in a moment.',
    );
  refuse(
    'wrong_state',
    `The scanner found ${file.scan_finding ?? 'something'} in this file, so that nobody gets it. Ask whoever handed it in for another one.`,
  );
}
