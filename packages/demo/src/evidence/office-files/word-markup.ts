import { escaped } from './ooxml-package.ts';

/** A paragraph in one of the styles of stylesPart. */
export function wordParagraph(text: string, style = 'Normal'): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** A bordered table; the first row is its heading. Widths are twentieths of a point. */
export function wordTable(widths: number[], rows: string[][]): string {
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="8A8A8A"/>`)
    .join('');
  const body = rows.map((row, index) => {
    const cells = row.map((text, at) => {
      const shade = index === 0 ? '<w:shd w:val="clear" w:color="auto" w:fill="DDE6F0"/>' : '';
      const run = `<w:r>${index === 0 ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
      return `<w:tc><w:tcPr><w:tcW w:w="${widths[at] ?? 0}" w:type="dxa"/>${shade}</w:tcPr><w:p><w:pPr><w:pStyle w:val="TableText"/></w:pPr>${run}</w:p></w:tc>`;
    });
    return `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
  });
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>${wordParagraph('')}`;
}

/** A picture in the flow of the text; measures in centimetres. */
export function wordPicture(relationId: string, description: string, width: number, height: number): string {
  const [x, y] = [Math.round(width * 360_000), Math.round(height * 360_000)];
  const name = escaped(description);
  return (
    '<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent cx="${x}" cy="${y}"/><wp:docPr id="1" name="Picture 1" descr="${name}"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>' +
    `<pic:nvPicPr><pic:cNvPr id="1" name="Picture 1" descr="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${relationId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${x}" cy="${y}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
}

/** The whole document part around paragraphs, tables and pictures, on A4. */
export function wordDocument(body: string): string {
  const office = 'http://schemas.openxmlformats.org';
  return (
    `<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships" ` +
    `xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing" xmlns:a="${office}/drawingml/2006/main" ` +
    `xmlns:pic="${office}/drawingml/2006/picture"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>` +
    '<w:pgMar w:top="1300" w:right="1300" w:bottom="1300" w:left="1300" w:header="700" w:footer="700" w:gutter="0"/></w:sectPr></w:body></w:document>'
  );
}

function style(id: string, name: string, size: number, before: number, after: number, extra = ''): string {
  const based = id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>';
  const outline = name.startsWith('heading')
    ? `<w:outlineLvl w:val="${Number(name.at(-1)) - 1}"/><w:keepNext/>`
    : '';
  return (
    `<w:style w:type="paragraph" ${id === 'Normal' ? 'w:default="1" ' : ''}w:styleId="${id}"><w:name w:val="${name}"/>${based}` +
    `<w:pPr>${outline.includes('keepNext') ? '<w:keepNext/>' : ''}<w:spacing w:before="${before}" w:after="${after}" w:line="276" w:lineRule="auto"/>${outline.replace('<w:keepNext/>', '')}</w:pPr>` +
    `<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${extra}<w:sz w:val="${size * 2}"/></w:rPr></w:style>`
  );
}

const accent = '<w:b/><w:color w:val="1F4E79"/>';

/** The styles that wordParagraph names. */
export const wordStyles =
  '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
  style('Normal', 'Normal', 11, 0, 160) +
  style('Title', 'Title', 22, 0, 120, accent) +
  style('Heading1', 'heading 1', 15, 280, 100, accent) +
  style('Heading2', 'heading 2', 12, 200, 80, accent) +
  style('Caption', 'caption', 9, 40, 200, '<w:i/>') +
  style('TableText', 'Table Text', 10, 40, 40) +
  '</w:styles>';
