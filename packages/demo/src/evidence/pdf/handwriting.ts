import { type SeededChoice, mixedSeed, seededChoice } from '../seeded-choice.ts';
import type { Pdf } from './pdf-page.ts';

export const ink = '#1b2f86';

/** A signature whose shape follows from the name, so that one person signs the same way in every document. */
export function signature(pdf: Pdf, name: string, x: number, y: number, colour = ink): void {
  const hand = seededChoice(mixedSeed(17, name));
  const strokes = 5 + (name.length % 5);
  pdf.save().lineWidth(1.1).lineCap('round').lineJoin('round');
  let at = x;
  pdf.moveTo(at, y + hand.whole(-4, 6));
  const [lean, tall] = [hand.whole(-6, 14), hand.whole(14, 36)];
  pdf.bezierCurveTo(
    at + lean,
    y - tall,
    at + hand.whole(8, 26),
    y - hand.whole(12, 34),
    at + hand.whole(6, 16),
    y + hand.whole(2, 9),
  );
  at += hand.whole(0, 8);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const wide = hand.whole(7, 15);
    const high = hand.fraction() > 0.7 ? hand.whole(12, 24) : hand.whole(3, 9);
    pdf.bezierCurveTo(at + 4, y - high, at + wide, y - high, at + wide + 3, y + hand.whole(-2, 4));
    at += wide;
  }
  if (hand.fraction() > 0.4)
    pdf.bezierCurveTo(at + 20, y + 8, at - 30, y + 12, x + hand.whole(6, 30), y + hand.whole(7, 11));
  else pdf.quadraticCurveTo(at + 16, y - hand.whole(0, 8), at + hand.whole(24, 40), y - hand.whole(0, 4));
  pdf.stroke(colour).restore();
}

/** A tick as a hurried hand makes it; no two alike. */
export function tick(pdf: Pdf, choice: SeededChoice, x: number, y: number): void {
  const sway = () => choice.fraction() * 3 - 1.5;
  pdf
    .save()
    .lineWidth(1.5)
    .lineCap('round')
    .moveTo(x + sway(), y + sway());
  pdf.quadraticCurveTo(x + 3, y + 3, x + 4 + sway(), y + 6 + sway());
  pdf.quadraticCurveTo(x + 8, y - 3, x + 15 + sway(), y - 8 + sway());
  pdf.stroke(ink).restore();
}

/** What somebody wrote into a form: slanted, blue and not quite level. */
export function handwritten(
  pdf: Pdf,
  choice: SeededChoice,
  text: string,
  x: number,
  y: number,
  width: number,
  size = 11.5,
): void {
  pdf.save().rotate(choice.fraction() * 1.2 - 0.6, { origin: [x, y] });
  pdf.font('Times-Italic').fontSize(size).fillColor(ink).text(text, x, y, { width, lineGap: 2 });
  pdf.restore();
}
