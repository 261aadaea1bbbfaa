import { TextRun } from 'docx';

export interface Look {
  bold?: boolean;
  italics?: boolean;
  /** Red, green and blue, as six digits. */
  color?: string;
  /** Half points. */
  size?: number;
}

/** A text as XML may hold it: what controls terminals has no place there, nor has half a character. */
export const writable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** The lines of a text, which stay lines in one paragraph. */
export const runs = (text: string, look: Look = {}): TextRun[] =>
  writable(text)
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 ? { break: 1 } : {}) }));
