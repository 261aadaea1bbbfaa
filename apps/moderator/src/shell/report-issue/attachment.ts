/** What may be attached to a report. The platform checks the same again. */

export const attachmentTypes = ['png', 'jpg', 'jpeg', 'pdf'] as const;
/** Bytes. */
export const largestAttachment = 5_000_000;

export type AttachmentProblem = 'too-large' | 'wrong-type' | 'wrong-content';

type AttachmentType = (typeof attachmentTypes)[number];

/** How files of each type begin. */
const beginnings: Record<AttachmentType, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  // %PDF-
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

function typeOf(name: string): AttachmentType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return attachmentTypes.find((type) => type === extension);
}

/** What is wrong with a file, by its name, its size and its first bytes; null when it may be attached. */
export async function attachmentProblem(file: File): Promise<AttachmentProblem | null> {
  const type = typeOf(file.name);
  if (!type) return 'wrong-type';
  if (file.size > largestAttachment) return 'too-large';
  const wanted = beginnings[type];
  const bytes = new Uint8Array(await file.slice(0, wanted.length).arrayBuffer());
  return wanted.every((byte, index) => bytes[index] === byte) ? null : 'wrong-content';
}
