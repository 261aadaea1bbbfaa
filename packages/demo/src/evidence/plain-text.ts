import { stringify } from 'csv-stringify/sync';
import { longDay, shortDay, workingDaysUntil } from './days.ts';
import type { EvidenceFile, EvidenceRequest } from './evidence-request.ts';
import { learnerVoice, lowerFirst } from './learner-voice.ts';
import { materialOf } from './material/materials.ts';
import { tickRemarks } from './phrases.ts';
import type { SeededChoice } from './seeded-choice.ts';

/** A checklist kept over two or three weeks: one row per day and step. */
export function checklistCsv(request: EvidenceRequest, choice: SeededChoice): Omit<EvidenceFile, 'name'> {
  const { tasks } = materialOf(request.course.field, request.outcome.code);
  const rows = workingDaysUntil(request.date, choice.whole(9, 15)).flatMap((day) =>
    tasks.map((task, index) => {
      const isDone = choice.fraction() < 0.9;
      const remark = choice.fraction() < 0.25 ? choice.pick(tickRemarks) : '';
      const clock = `${String(8 + index).padStart(2, '0')}:${String(choice.whole(0, 59)).padStart(2, '0')}`;
      return [shortDay(day), clock, task, isDone ? 'yes' : 'no', isDone ? remark : 'moved to the next day'];
    }),
  );
  const head = ['Date', 'Time', 'Step', 'Done', 'Remark'];
  const owner = [
    ['Checklist', request.outcome.title],
    ['Learner', request.learner.name, request.learner.number],
  ];
  const text = stringify([...owner, [], head, ...rows], { bom: true, escape_formulas: true });
  return {
    title: `Checklist: ${request.outcome.title}`,
    mediaType: 'text/csv',
    bytes: new TextEncoder().encode(text),
  };
}

const wrapped = (text: string) => text.replace(/(.{1,92})(\s+|$)/g, '$1\n').trimEnd();

/** A reflection of four hundred words and more, as typed on a telephone or at the library. */
export function reflectionText(request: EvidenceRequest, choice: SeededChoice): Omit<EvidenceFile, 'name'> {
  const { learner, outcome } = request;
  const voice = learnerVoice(request, choice);
  const links = choice.shuffled([
    'The first thing I want to tell',
    'Another day',
    'Something that I will not forget',
    'One more',
  ]);
  const criteria = outcome.criteria.map(
    (criterion, index) => `- ${criterion}\n  ${voice.remarks[index] ?? ''}`,
  );
  const parts = [
    `My reflection: ${outcome.title}`,
    `${learner.name} (${learner.number})\n${request.employer}, ${longDay(request.date)}`,
    wrapped(voice.opening),
    wrapped(voice.reason),
    ...voice.experiences.flatMap((experience, index) => [
      `${links[index] ?? 'And then'}:`,
      wrapped(experience),
    ]),
    'How I see myself against the criteria:',
    criteria.join('\n'),
    wrapped(voice.lessons.join(' ')),
    wrapped(voice.plan),
    wrapped(voice.closing),
  ];
  return {
    title: `Reflection: ${lowerFirst(outcome.title)}`,
    mediaType: 'text/plain',
    bytes: new TextEncoder().encode(`${parts.join('\n\n')}\n`),
  };
}
