/** A document in the format PDF of so many empty pages, as small as one can be. */
export function documentOfPages(count: number): Blob {
  const pages = Array.from({ length: count }, (_, index) => index + 3);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((number) => `${number} 0 R`).join(' ')}] /Count ${count} >>`,
    ...pages.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Blob([`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`]);
}
