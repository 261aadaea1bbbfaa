import { longDay, shortDay, daysFrom } from '../days.ts';
import type { EvidenceFile, EvidenceRequest } from '../evidence-request.ts';
import { learnerVoice } from '../learner-voice.ts';
import { materials } from '../material/materials.ts';
import { mediaOf } from '../media-catalogue.ts';
import { mediaBytes } from '../media-evidence.ts';
import type { SeededChoice } from '../seeded-choice.ts';
import { contentTypes, coreProperties, relations, zipped } from './ooxml-package.ts';
import { wordDocument, wordParagraph, wordPicture, wordStyles, wordTable } from './word-markup.ts';

const portraits = new Set(['distribution-board.jpg', 'stock-shelves.jpg', 'forks-under-pallet.jpg']);

function actionRows(request: EvidenceRequest, choice: SeededChoice, tasks: string[]): string[][] {
  const helpers = choice.shuffled(materials[request.course.field].colleagues);
  return tasks
    .slice(0, 5)
    .map((task, index) => [
      shortDay(daysFrom(request.date, index * 9 - 60 - choice.whole(0, 4))),
      task,
      helpers[index % helpers.length] ?? '',
      choice.pick(['done', 'done', 'done', 'done again', 'improved']),
    ]);
}

/** A workplace report of some three pages in Word format, with headings, a table and a photograph. */
export async function reportDocx(
  request: EvidenceRequest,
  choice: SeededChoice,
): Promise<Omit<EvidenceFile, 'name'>> {
  const { course, outcome, learner } = request;
  const title = `Workplace report: ${outcome.title}`;
  const voice = learnerVoice(request, choice);
  const photo = choice.pick(mediaOf('photo-jpeg', course.field, outcome.code));
  const [width, height] = portraits.has(photo.file) ? [9, 12] : [14, 10.5];
  const sections = voice.experiences.flatMap((experience, index) => [
    wordParagraph(`Situation ${index + 1}`, 'Heading2'),
    wordParagraph(experience),
  ]);
  const criteria = outcome.criteria.map((criterion, index) => [criterion, voice.remarks[index] ?? '']);
  const body = [
    wordParagraph(title, 'Title'),
    wordParagraph(
      `${learner.name}, learner number ${learner.number}. ${request.employer}, ${longDay(request.date)}.`,
    ),
    wordParagraph(
      `Programme: ${course.title}, NQF level ${course.nqfLevel}. Assessor: ${request.assessorName}.`,
    ),
    wordParagraph('Introduction', 'Heading1'),
    wordParagraph(voice.opening),
    wordParagraph(voice.reason),
    wordParagraph('What happened', 'Heading1'),
    ...sections,
    wordPicture('rId2', photo.title, width, height),
    wordParagraph(`Figure 1. ${photo.title.replace('Photograph: ', '')}, taken with permission.`, 'Caption'),
    wordParagraph('What I did and when', 'Heading1'),
    wordTable(
      [1500, 4700, 2000, 1106],
      [['Date', 'Task', 'With', 'Result'], ...actionRows(request, choice, voice.tasks)],
    ),
    wordParagraph('How this meets the criteria', 'Heading1'),
    wordTable([5000, 4306], [['Criterion', 'Where I show it'], ...criteria]),
    wordParagraph('What I learnt', 'Heading1'),
    ...voice.lessons.map((lesson) => wordParagraph(lesson)),
    wordParagraph(voice.plan),
    wordParagraph(voice.closing),
  ].join('');
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const bytes = zipped(
    {
      '[Content_Types].xml': contentTypes({
        'word/document.xml': `${main}.document.main+xml`,
        'word/styles.xml': `${main}.styles+xml`,
        'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      }),
      '_rels/.rels': relations([
        { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
        { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
      ]),
      'word/document.xml': wordDocument(body),
      'word/_rels/document.xml.rels': relations([
        { id: 'rId1', type: 'styles', target: 'styles.xml' },
        { id: 'rId2', type: 'image', target: 'media/picture.jpg' },
      ]),
      'word/styles.xml': wordStyles,
      'word/media/picture.jpg': await mediaBytes(photo.file),
      'docProps/core.xml': coreProperties(title, learner.name, request.date),
    },
    request.date,
  );
  return {
    title,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes,
  };
}
