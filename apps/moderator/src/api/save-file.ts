import type { FileAnswer } from '@moderator/contract/runtime';

/** Hands a downloaded file to the browser to be saved. */
export function saveFile({ blob, fileName }: FileAnswer, otherwise: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
