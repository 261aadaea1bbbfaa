import type { AskedQuestion, GivenAnswer, RunningTry } from '@moderator/contract/types';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Asking, Story } from '../story.ts';
import { stableId } from '../ids.ts';

/** What is learnt, by ids. */
export interface Taught {
  handout: string;
  film: string;
  talk: string;
  knowledge: string;
  reasons: string;
  /** Belongs to the handout. */
  check: string;
}

const kind = 'formal' as const;
const shiftStart = [
  'Walk round the truck',
  'Try brakes, steering and hydraulics',
  'Sign the checklist and hand it in',
  'Begin work',
];

/** What somebody answers, by what they read: the colours and names of answers differ from try to try. */
type Said = { chosen: string[] } | { value: boolean | number } | { text: string } | null;

/** People at every point of the course, so that each list has something believable on it. */
export async function learnersAtWork(story: Story, taught: Taught): Promise<void> {
  const [bongani, chantelle, hlulani, werner, ayanda, kavitha] = [
    'learner-sithole',
    'learner-jacobs',
    'learner-maluleke',
    'learner-botha',
    'learner-mthembu',
    'learner-pillay',
  ].map((key) => byKey(key)) as [DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson];

  // Put on the course, and nothing opened: the toolbox talk is over without them.
  await story.as(bongani, 11).registerOnLesson({ kind, id: taught.talk, body: {} });
  await story.as(bongani, 6).registerOnLesson({ kind, id: taught.handout, body: {} });

  // Opened the talk and never came back to it; read the handout, and is in the middle of the film.
  await learn(story.as(chantelle, 10), taught.talk, { pages: [1] }, false);
  await learn(story.as(chantelle, 4), taught.handout, { pages: [1, 2, 3] });
  await learn(story.as(chantelle, 2), taught.film, { position: 6, watched: [[0, 6]] }, false);

  for (const [person, days] of [
    [hlulani, 9],
    [werner, 8],
    [ayanda, 7],
    [kavitha, 7],
  ] as const) {
    await learn(story.as(person, days), taught.handout, { pages: [1, 2, 3] });
    await learn(story.as(person, days - 1), taught.film, { position: 60, watched: [[0, 60]] });
  }
  // Who checks themselves sees at once how it went.
  await check(story.as(hlulani, 8), taught, [
    { chosen: ['Leave it where it is and report'] },
    { chosen: ['Lifting the load', 'Tilting the mast forward', 'Taking a bend at speed'] },
    { value: false },
  ]);
  await check(story.as(werner, 7), taught, [
    { chosen: ['Drive it slowly to the workshop'] },
    { chosen: ['Sounding the hooter'] },
    { value: true },
  ]);

  await write(story.as(hlulani, 5), taught.knowledge, [
    { chosen: ['Leave it where it is and report'] },
    { chosen: ['Lifting the load', 'Tilting the mast forward', 'Taking a bend at speed'] },
    { value: false },
    { chosen: shiftStart },
    { value: 600 },
    { text: 'Stability triangle' },
  ]);
  await write(story.as(werner, 5), taught.knowledge, [
    { chosen: ['Drive it slowly to the workshop'] },
    { chosen: ['Sounding the hooter'] },
    { value: true },
    { chosen: shiftStart.toReversed() },
    { value: 1200 },
    null,
  ]);
  await write(story.as(ayanda, 3), taught.reasons, [
    {
      text: 'I would tell him that I am sorry but I cannot do it. The forks are made for pallets and not for people, and a person who stands on them has nothing to hold on to. If the door comes free at once he can be thrown off, or get his hand into the mast. I would offer to fetch the scissor lift from the paint store, it takes ten minutes. If he insists I would leave the truck with the key out and tell the safety representative.',
    },
    null,
  ]);
  await write(story.as(kavitha, 1), taught.reasons, [
    {
      text: 'I say no. It is forbidden to lift people with a truck that has no cage. We learnt this in the first lesson and it is on the sticker at the mast. He must get a ladder or call maintenance, because the door is their job.',
    },
    null,
  ]);
}

interface Done {
  pages?: number[];
  position?: number;
  watched?: number[][];
}

/** Works on a lesson for a while, to its end unless told. */
async function learn(asking: Asking, id: string, done: Done, final = true): Promise<void> {
  await asking.registerOnLesson({ kind, id, body: {} });
  const sent = { sequence: 1, activeSeconds: 0, final: false, takeOver: false };
  // No more time counts than has passed between two messages, so the first one only begins.
  await asking.submitLesson({ kind, id, query: {}, body: sent });
  await asking.submitLesson({
    kind,
    id,
    query: {},
    body: { ...sent, ...done, sequence: 2, activeSeconds: 600, final },
  });
}

/** Writes an examination and hands it in. */
async function write(asking: Asking, id: string, said: readonly Said[]): Promise<void> {
  const { running } = await asking.getMyExamination({ kind, id, query: { start: 1 } });
  const { refused } = await asking.submitExamination({ kind, id, body: answersTo(running, said) });
  if (refused[0]) throw new Error(refused[0].message);
}

/** Answers the questions that belong to the handout. */
async function check(asking: Asking, { check: id, handout }: Taught, said: readonly Said[]): Promise<void> {
  const { running } = await asking.getMyAssessment({ kind, id, query: { start: 1 } });
  const sent = { kind, id: handout, query: { assessmentId: id }, body: answersTo(running, said) };
  const { refused } = await asking.submitLesson(sent);
  if (refused[0]) throw new Error(refused[0].message);
}

function answersTo(running: RunningTry | null, said: readonly Said[]) {
  if (!running) throw new Error('It cannot be begun.');
  return {
    submissionId: running.submissionId,
    playerId: stableId('demo', 'player', running.submissionId),
    takeOver: false,
    sequence: 1,
    activeSeconds: 540,
    final: true,
    answers: running.questions.map((question, place) => ({
      questionId: question.id,
      response: responseTo(question, said[place] ?? null),
    })),
  };
}

function responseTo(question: AskedQuestion, said: Said): GivenAnswer['response'] {
  if (!said) return null;
  if ('text' in said) return question.type === 'essay' ? { ...said, fileIds: [] } : said;
  if (!('chosen' in said)) return said;
  if (question.type === 'ordering')
    return {
      order: said.chosen.flatMap(
        (words) => question.options.items.find(({ text }) => text === words)?.name ?? [],
      ),
    };
  const answers = 'options' in question && 'answers' in question.options ? question.options.answers : [];
  const colours = answers
    .filter(({ text }) => text && said.chosen.includes(text))
    .map(({ colour }) => colour);
  return question.type === 'multiple_choice' ? { colour: colours[0] } : { colours };
}
