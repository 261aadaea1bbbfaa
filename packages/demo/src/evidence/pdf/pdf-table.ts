import { margin, type Pdf, type PdfStyle } from './pdf-page.ts';

export interface TableColumn {
  title: string;
  width: number;
}

/** Draws a ruled table that carries its heading over to the next page. Returns nothing; the cursor stands below it. */
export function table(pdf: Pdf, style: PdfStyle, columns: TableColumn[], rows: string[][]): void {
  const bottom = pdf.page.height - 78;
  function cells(texts: string[], isHead: boolean): void {
    pdf.font(isHead ? style.bold : style.body).fontSize(9.5);
    const heights = texts.map((text, index) =>
      pdf.heightOfString(text, { width: (columns[index]?.width ?? 0) - 12 }),
    );
    const height = Math.max(...heights) + 11;
    if (pdf.y + height > bottom) {
      pdf.addPage();
      if (!isHead)
        cells(
          columns.map((column) => column.title),
          true,
        );
      pdf.font(style.body).fontSize(9.5);
    }
    const top = pdf.y;
    let left = margin;
    for (const [index, text] of texts.entries()) {
      const width = columns[index]?.width ?? 0;
      pdf.lineWidth(0.6).rect(left, top, width, height);
      if (isHead) pdf.fillAndStroke(style.accent, '#9a9a9a');
      else pdf.stroke('#9a9a9a');
      pdf.fillColor(isHead ? '#ffffff' : '#1c1c1c').text(text, left + 6, top + 6, { width: width - 12 });
      left += width;
    }
    pdf.y = top + height;
    pdf.x = margin;
  }
  cells(
    columns.map((column) => column.title),
    true,
  );
  for (const row of rows) cells(row, false);
  pdf.moveDown(0.9);
}

/** Draws bars with their values above them and a comparison line. */
export function barChart(
  pdf: Pdf,
  style: PdfStyle,
  bars: { label: string; value: number }[],
  target: number,
  unit: string,
): void {
  const [left, width, height] = [margin + 30, 420, 190];
  const top = pdf.y + 10;
  const most = Math.max(target, ...bars.map((bar) => bar.value)) * 1.15;
  const up = (value: number) => top + height - (value / most) * height;
  pdf.lineWidth(0.5).font(style.body).fontSize(8);
  for (let step = 0; step <= 4; step += 1) {
    const value = (most / 4) * step;
    pdf
      .moveTo(left, up(value))
      .lineTo(left + width, up(value))
      .stroke('#d5d5d5');
    pdf.fillColor('#555555').text(value.toFixed(0), left - 30, up(value) - 4, { width: 24, align: 'right' });
  }
  const slot = width / bars.length;
  for (const [index, bar] of bars.entries()) {
    const x = left + index * slot + slot * 0.18;
    pdf.rect(x, up(bar.value), slot * 0.64, top + height - up(bar.value)).fill(style.accent);
    pdf
      .fillColor('#333333')
      .text(String(bar.value), x - 10, up(bar.value) - 11, { width: slot * 0.64 + 20, align: 'center' });
    pdf.text(bar.label, x - 10, top + height + 5, { width: slot * 0.64 + 20, align: 'center' });
  }
  pdf
    .moveTo(left, up(target))
    .lineTo(left + width, up(target))
    .dash(5, { space: 3 })
    .lineWidth(1.2)
    .stroke('#c0392b')
    .undash();
  pdf.fillColor('#c0392b').text(`target ${target} ${unit}`, left + 4, up(target) - 11, { width: 118 });
  pdf.x = margin;
  pdf.y = top + height + 30;
}
