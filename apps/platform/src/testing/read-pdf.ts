/** The words of each page of a PDF, as a reader finds them. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true });
  const pdf = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await reading.destroy();
  return pages;
}

/** What of each page is neither read out nor said to be decoration: nothing of a PDF that is accessible. */
export async function untaggedIn(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true });
  const pdf = await reading.promise;
  const untagged: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    let depth = 0;
    for (const item of items)
      if ('str' in item) {
        if (depth === 0 && item.str.trim() !== '') untagged.push(item.str);
      } else depth += item.type === 'endMarkedContent' ? -1 : 1;
  }
  await reading.destroy();
  return untagged;
}
