// Draws the form for issue reports on paper: public/issue-report.pdf. Run again after changing it:
//   node apps/moderator/scripts/issue-report-form.mjs
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const left = 56;
const width = 595.28 - 2 * left;
const grey = '#5b6470';
const line = '#9aa3ad';

const page = new PDFDocument({
  size: 'A4',
  margins: { top: 48, bottom: 40, left, right: left },
  tagged: true,
  lang: 'en-ZA',
  pdfVersion: '1.7',
  displayTitle: true,
  info: {
    Title: 'Issue report',
    Author: 'Moderator',
    Subject: 'How to report an issue, and a form to report it without a connection',
    // A fixed day, so that the same script gives the same file.
    CreationDate: new Date('2026-01-01T00:00:00Z'),
  },
});
page.pipe(createWriteStream(fileURLToPath(new URL('../public/issue-report.pdf', import.meta.url))));
page.initForm();

const mark = (type, draw) => page.addStructure(page.struct(type, draw));
const heading = (text, y) =>
  mark('H2', () =>
    page.font('Helvetica-Bold').fontSize(11.5).fillColor('#15181c').text(text, left, y, { width }),
  );

/** A field with its label; it can be typed into in a PDF reader, and has lines for a pen. */
function field(name, label, x, y, fieldWidth, height = 22, lines = 1) {
  mark('P', () =>
    page.font('Helvetica').fontSize(8.5).fillColor(grey).text(label, x, y, { width: fieldWidth }),
  );
  const top = y + 12;
  page.markContent('Artifact', { type: 'Layout' });
  page.lineWidth(0.7).strokeColor(line).rect(x, top, fieldWidth, height).stroke();
  for (let index = 1; index < lines; index++) {
    const at = top + (height / lines) * index;
    page
      .lineWidth(0.4)
      .dash(1, { space: 2 })
      .moveTo(x + 6, at)
      .lineTo(x + fieldWidth - 6, at)
      .stroke()
      .undash();
  }
  page.endMarkedContent();
  page.formText(name, x + 3, top + 2, fieldWidth - 6, height - 4, {
    multiline: lines > 1,
    fontSize: 10,
    backgroundColor: undefined,
    borderColor: undefined,
    value: '',
  });
  return top + height;
}

mark('H1', () =>
  page.font('Helvetica-Bold').fontSize(22).fillColor('#15181c').text('Issue report', left, 48),
);
mark('P', () =>
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(grey)
    .text('For when something in Moderator does not work as it should.', left, 76, { width }),
);

heading('With a connection', 100);
mark('P', () =>
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor('#15181c')
    .text(
      'In the menu choose “Report an issue”, or “Report issue” on a message that says “Oops!”. Give the address ' +
        'where we answer you, say what you wanted to do and what happened instead, and attach one picture or PDF ' +
        '(png, jpg, jpeg or pdf, less than 5 MB) if it helps. The page, your browser and the pages you visited ' +
        'last are sent along by themselves. What you typed elsewhere is kept while you report.',
      left,
      116,
      { width, lineGap: 2 },
    ),
);

heading('Without one', 186);
mark('P', () =>
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor('#15181c')
    .text(
      'Fill in this form, on screen or by hand, and give it to the manager of your site, or attach a picture of it ' +
        'to a report as soon as you are connected. Write no passwords on it, and no more about learners than is needed.',
      left,
      202,
      { width, lineGap: 2 },
    ),
);

const half = (width - 12) / 2;
const right = left + half + 12;
let y = 244;
field('name', 'Name', left, y, half);
y = field('email', 'Email or phone number where we answer you', right, y, half) + 8;
field('account', 'Account and site', left, y, half);
y = field('username', 'Username', right, y, half) + 8;
field('when', 'Date and time when it happened', left, y, half);
y = field('device', 'Device and browser (shared device: say so)', right, y, half) + 8;
y = field('page', 'Page: its title, or its address at the top of the browser', left, y, width) + 8;
y = field('wanted', 'What did you want to do?', left, y, width, 66, 3) + 8;
y =
  field(
    'happened',
    'What happened instead? Copy the message word for word, with its reference.',
    left,
    y,
    width,
    88,
    4,
  ) + 8;
y = field('steps', 'The steps that lead there, if it happens again', left, y, width, 66, 3) + 8;
y =
  field('urgent', 'What can you not do because of it, and by when do you need it?', left, y, width, 44, 2) +
  10;

mark('P', () =>
  page
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(grey)
    .text(
      'For support: received on ____________________   by ____________________   number ____________________',
      left,
      y,
      {
        width,
      },
    ),
);
page.end();
