import type { Signer } from './signer.ts';

/** How a PDF is sealed, so that any reader shows whether it was changed since. */
export interface Seal {
  signer: Signer;
  /** Whose seal it is. */
  name: string;
  reason: string;
}

/** A PDF in which room was left for it, sealed. */
export async function sealed(bytes: Promise<Buffer>, { signer }: Seal): Promise<Buffer> {
  // What signs is large, and seldom asked for.
  const { sealPdf } = await import('./seal-pdf.ts');
  return sealPdf(await bytes, signer);
}
