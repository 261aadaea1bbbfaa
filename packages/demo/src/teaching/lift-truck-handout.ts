import { createPdf, finishPdf, heading, paragraph, pdfStyles } from '../evidence/pdf/pdf-page.ts';

/** What a learner reads before they sit on a lift truck: three pages, in the words of the programme's first outcome. */
const chapters = [
  {
    title: 'Who may drive, and who answers for it',
    text: [
      'Only somebody with a valid operator card for the type of truck, and a medical certificate that has not lapsed, drives a lift truck. The card names the types; a card for a counterbalanced truck is no card for a reach truck.',
      'The employer sees to it that trucks are examined, that floors and racking can carry the load, and that people on foot have ways of their own. The operator inspects the truck before each shift, refuses a truck that is not safe, and reports what is wrong in writing.',
      'Refusing is not a favour that one asks: a truck that is tagged out stays where it is until somebody who may do so has taken the tag away.',
    ],
  },
  {
    title: 'Why a truck falls over',
    text: [
      'A counterbalanced truck stands on three points: the two front wheels and the pivot of the rear axle. The lines between them make the stability triangle. While the common centre of gravity of truck and load lies above the triangle, the truck stands; once it leaves it, the truck tips.',
      'A load that is lifted moves the centre of gravity up, a mast that is tilted forward moves it to the front, and a bend taken at speed moves it sideways. Each of them alone may be harmless, and together they are not.',
      'So travel with the load low and tilted back, drive slopes with the load uphill, and never turn on a slope.',
    ],
  },
  {
    title: 'Reading the data plate',
    text: [
      'The plate says how much the truck lifts at which load centre and to which height. The load centre is the distance from the face of the forks to the middle of the load: 600 mm for a pallet of 1.2 m that stands square against the face.',
      'A longer load has its centre further out, and the truck lifts less. The same holds for every metre of height: 2,000 kg at 3 m may be no more than 1,400 kg at 5 m.',
      'Where an attachment is mounted, the plate of the truck with that attachment counts, never the one it was sold with.',
    ],
  },
] as const;

export async function liftTruckHandout(date: Date): Promise<Uint8Array> {
  const style = pdfStyles[0]!;
  const title = 'Before you drive a lift truck';
  const pdf = createPdf(title, 'Ukwanda Training', date);
  for (const [place, { title: chapter, text }] of chapters.entries()) {
    if (place > 0) pdf.addPage();
    if (place === 0) heading(pdf, style, title, 22);
    heading(pdf, style, chapter);
    for (const words of text) paragraph(pdf, style, words);
  }
  return finishPdf(pdf, style, title, 'Handout of the first week');
}
