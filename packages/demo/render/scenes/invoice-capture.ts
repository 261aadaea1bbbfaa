import type { Draw, Kit } from '../stage.ts';

export const invoiceCaptureWords = [
  'This is my screen while I capture supplier invoices for this week. I have five of them on my desk, and I show one on the left while I work.',
  'The first one is from Imbali Paper. Before I type, I check that it is made out to us, that it is dated, and that it has a VAT number.',
  'I type the date, then the supplier, the invoice number and the amount without VAT. The VAT and the total are formulas, so I do not type them.',
  'The second invoice is for cleaning materials. The order number is written on top, and the delivery note agrees with the quantities.',
  'Number three is the courier. It has two waybills, so I check that both are ours before I capture the amount.',
  'The fourth one has no VAT number. I do not capture it. I write a query in the remarks and leave the amount open until the corrected invoice arrives.',
  'The fifth one is for toner. It says ten, but we received eight. I capture the credit note as a separate line with a minus.',
  'Now I check my totals. I add three amounts with the calculator, and the sum agrees with the total at the bottom to the cent.',
  'At the end I save the file with the date of today, and I put the paper into the file for authorisation. Thank you for watching.',
];

/** A spreadsheet that fills while the learner explains. Runs in the page. */
export function invoiceCaptureScene(kit: Kit): Draw {
  const { box, frame, text, wrapped, progress, pointer, line, subtitle } = kit;
  const rows = [
    { cue: 2, cells: ['2026-03-02', 'Imbali Paper', 'IP-20418', 4120.5], remark: '' },
    { cue: 3, cells: ['2026-03-02', 'Sparkle Cleaning', '77120', 1860], remark: '' },
    { cue: 4, cells: ['2026-03-03', 'Swift Couriers', 'SC-9913', 742.8], remark: '2 waybills' },
    { cue: 5, cells: ['2026-03-03', 'Ndaba Electrical', '0087', 0], remark: 'Query: no VAT no.' },
    { cue: 6, cells: ['2026-03-04', 'Toner World', 'TW-5561', 9450], remark: '10 invoiced' },
    { cue: 6, cells: ['2026-03-04', 'Toner World', 'CN-0211', -1890], remark: 'credit, 2 short' },
  ];
  const columns = [
    { title: 'Date', x: 392, width: 76 },
    { title: 'Supplier', x: 468, width: 112 },
    { title: 'Number', x: 580, width: 72 },
    { title: 'Excl. VAT', x: 652, width: 76 },
    { title: 'VAT 15%', x: 728, width: 66 },
    { title: 'Total', x: 794, width: 72 },
    { title: 'Remark', x: 866, width: 94 },
  ];
  const money = (value: number) => value.toFixed(2);
  const top = 128;
  const height = 25;
  return (time, cues, index) => {
    box(0, 0, 960, 540, '#eef1f4');
    box(0, 0, 960, 34, '#1d6f42');
    text('supplier-invoices-2026-03.xlsx', 480, 22, 14, '#ffffff', 500, 'center');
    for (const [at, tab] of ['File', 'Home', 'Insert', 'Formulas', 'Data', 'Review'].entries())
      text(tab, 400 + at * 66, 54, 13, '#333333', at === 1 ? 700 : 400);
    box(368, 64, 592, 26, '#ffffff');
    frame(368, 64, 592, 26, '#c8ccd0');
    box(368, 92, 592, 400, '#ffffff');
    const activeRow = rows.findIndex((row) => row.cue === index || (row.cue > index && index > 1));
    for (const [at, column] of columns.entries()) {
      box(column.x, 94, column.width, 16, '#e4e7ea');
      text('ABCDEFG'.charAt(at), column.x + column.width / 2, 106, 11, '#555555', 400, 'center');
      box(column.x, 110, column.width, 18, '#cfe3d6');
      text(column.title, column.x + 5, 123, 12, '#123d25', 700);
    }
    for (let grid = 0; grid < 15; grid += 1) {
      line(`368,${top + grid * height} 960,${top + grid * height}`, '#dcdfe2', 1);
      text(String(grid + 2), 380, top + grid * height + 17, 11, '#777777', 400, 'center');
    }
    for (const column of columns) line(`${column.x},94 ${column.x},492`, '#dcdfe2', 1);
    let [cursorX, cursorY] = [250, 320];
    let formula = '';
    let sum = 0;
    for (const [at, row] of rows.entries()) {
      const cue = cues[row.cue];
      if (!cue) continue;
      const siblings = rows.filter((other) => other.cue === row.cue);
      const share = (cue.end - cue.start - 1.5) / siblings.length;
      const begin = cue.start + 1.2 + siblings.indexOf(row) * share;
      const y = top + at * height + 17;
      const texts = [
        ...row.cells.slice(0, 3).map(String),
        row.cells[3] === 0 ? '' : money(Number(row.cells[3])),
      ];
      for (const [cell, words] of texts.entries()) {
        const from = begin + (cell * share) / 5;
        const shown = Math.floor(words.length * progress(time, from, from + share / 6));
        const column = columns[cell];
        if (!column || time < from) continue;
        if (cell === 3)
          text(words.slice(0, shown), column.x + column.width - 5, y, 12.5, '#111111', 400, 'right');
        else text(words.slice(0, shown), column.x + 5, y, 12.5, '#111111');
        if (time < from + share / 5) {
          frame(column.x, y - 17, column.width, height, '#1d6f42', 0, 2);
          [cursorX, cursorY] = [column.x + 40, y + 4];
          formula = words.slice(0, shown);
        }
      }
      if (time > begin + share * 0.8) {
        const amount = Number(row.cells[3]);
        if (amount !== 0) {
          text(money(amount * 0.15), 789, y, 12.5, '#333333', 400, 'right');
          text(money(amount * 1.15), 861, y, 12.5, '#333333', 400, 'right');
        }
        text(row.remark, 870, y, 11, row.remark.startsWith('Query') ? '#b3261e' : '#333333');
        sum += amount;
      }
    }
    box(368, top + 8 * height, 592, height, '#eaf2ec');
    text('Total', 473, top + 8 * height + 17, 12.5, '#111111', 700);
    for (const [factor, right] of [
      [1, 723],
      [0.15, 789],
      [1.15, 861],
    ] as const)
      text(money(sum * factor), right, top + 8 * height + 17, 12.5, '#111111', 700, 'right');
    text(`fx   ${index >= 7 ? '=SUM(F2:F7)' : formula}`, 378, 82, 13, '#333333');
    if (index >= 7) {
      frame(794, top + 8 * height, 72, height, '#1d6f42', 0, 2);
      [cursorX, cursorY] = [
        840 - 300 * progress(time, (cues[8]?.start ?? 0) + 1, (cues[8]?.start ?? 0) + 3),
        345 - 290 * progress(time, (cues[8]?.start ?? 0) + 1, (cues[8]?.start ?? 0) + 3),
      ];
    }
    if (index === 7) {
      box(560, 372, 190, 108, '#2b2f36', 8);
      text(
        (sum * 1.15 * progress(time, cues[7]?.start ?? 0, (cues[7]?.start ?? 0) + 4)).toFixed(2),
        738,
        406,
        24,
        '#d9f2e0',
        700,
        'right',
      );
      for (let key = 0; key < 12; key += 1)
        box(572 + (key % 6) * 29, 420 + Math.floor(key / 6) * 28, 24, 22, '#555b66', 4);
    }
    // The paper on the desk: the invoice that is being talked about.
    const row = rows[Math.max(0, activeRow)] ?? rows[0];
    box(0, 34, 368, 506, '#8d7b68');
    box(26, 58, 312, 430, '#fdfcf8', 2);
    text(String(row?.cells[1] ?? ''), 46, 96, 22, '#223a5e', 700);
    text(index >= 5 && row?.cue === 5 ? 'INVOICE' : 'TAX INVOICE', 318, 96, 15, '#555555', 700, 'right');
    text(`No. ${row?.cells[2] ?? ''}`, 46, 126, 13, '#333333');
    text(`Date ${row?.cells[0] ?? ''}`, 46, 146, 13, '#333333');
    text(
      row?.cue === 5 ? '' : `VAT no. 4${String(row?.cells[2] ?? '').length}80214${(row?.cue ?? 1) * 37}`,
      46,
      166,
      13,
      '#333333',
    );
    text('To: Umgeni Property Managers', 46, 194, 13, '#333333');
    for (let item = 0; item < 4; item += 1) {
      line(`46,${228 + item * 30} 318,${228 + item * 30}`, '#c9c9c9', 1);
      box(50, 238 + item * 30, 90 + ((item * 37 + (row?.cue ?? 0) * 23) % 70), 6, '#8a8a8a');
      box(276, 238 + item * 30, 36, 6, '#8a8a8a');
    }
    text(
      `Amount excl. VAT   R ${money(Number(row?.cells[3] ?? 0) || 2310)}`,
      318,
      374,
      14,
      '#111111',
      700,
      'right',
    );
    if (index > (row?.cue ?? 0)) wrapped('CAPTURED', 90, 440, 200, 30, 'rgba(170,30,30,0.75)', 700);
    pointer(cursorX + Math.sin(time * 2) * 2, cursorY + Math.cos(time * 1.7) * 2);
    const cue = cues[index];
    if (cue && time < cue.end + 0.3) subtitle(cue.text);
  };
}
