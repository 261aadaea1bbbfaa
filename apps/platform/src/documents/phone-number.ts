/**
 * A contact number as it is kept, so that one number is one text however it was typed: without blanks, hyphens,
 * dots and brackets; an extension behind " ext. ". Undefined for nothing.
 * @example tidyPhoneNumber('+27 (82) 123-4567 x12') // '+27821234567 ext. 12'
 */
export function tidyPhoneNumber(typed: string): string | undefined {
  const [number = '', extension] = typed.trim().split(/\s*(?:extension|ext\.?|x)\s*/i);
  const plain = number.replaceAll(/[\s()./-]/g, '');
  if (plain === '') return undefined;
  return extension ? `${plain} ext. ${extension}` : plain;
}

/** A body with its contact number as it is kept; without the field where nothing was typed. */
export function withTidyPhoneNumber<Fields extends { phoneNumber?: string | null }>(body: Fields): Fields {
  if (typeof body.phoneNumber !== 'string') return body;
  const tidied = { ...body, phoneNumber: tidyPhoneNumber(body.phoneNumber) };
  if (tidied.phoneNumber === undefined) delete tidied.phoneNumber;
  return tidied;
}
