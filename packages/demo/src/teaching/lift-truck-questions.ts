import type { QuestionInput } from '@moderator/contract/types';

/** What the knowledge examination of the programme asks, all of it told in the handout. */
export const liftTruckQuestions: QuestionInput[] = [
  {
    type: 'multiple_choice',
    text: 'What does an operator do with a truck that is tagged out?',
    marks: 2,
    required: true,
    options: {
      answers: [
        { colour: 'red', text: 'Drive it slowly to the workshop' },
        { colour: 'blue', text: 'Leave it where it is and report' },
        { colour: 'green', text: 'Take the tag away after a second look' },
        { colour: 'orange', text: 'Ask the next shift to drive it' },
      ],
    },
    answer: { colour: 'blue' },
  },
  {
    type: 'multiple_response',
    text: 'Which of these move the centre of gravity?',
    marks: 3,
    required: true,
    options: {
      answers: [
        { colour: 'red', text: 'Lifting the load' },
        { colour: 'blue', text: 'Tilting the mast forward' },
        { colour: 'green', text: 'Sounding the hooter' },
        { colour: 'orange', text: 'Taking a bend at speed' },
      ],
      scoring: 'partial',
    },
    answer: { colours: ['red', 'blue', 'orange'] },
  },
  {
    type: 'true_false',
    text: 'A card for a counterbalanced truck lets its holder drive a reach truck as well.',
    marks: 1,
    required: true,
    answer: { value: false },
  },
  {
    type: 'ordering',
    text: 'Put the start of a shift in order.',
    marks: 2,
    required: true,
    options: {
      items: [
        { name: 'a', text: 'Walk round the truck' },
        { name: 'b', text: 'Try brakes, steering and hydraulics' },
        { name: 'c', text: 'Sign the checklist and hand it in' },
        { name: 'd', text: 'Begin work' },
      ],
      scoring: 'partial',
    },
    answer: { order: ['a', 'b', 'c', 'd'] },
  },
  {
    type: 'numeric',
    text: 'A pallet of 1.2 m stands square against the face of the forks. Where is its load centre?',
    marks: 1,
    required: true,
    options: { unit: 'mm' },
    answer: { value: 600, tolerance: 10, toleranceIn: 'absolute' },
  },
  {
    type: 'short_text',
    text: 'What is the shape between the two front wheels and the pivot of the rear axle called?',
    marks: 1,
    required: true,
    answer: { accepted: ['stability triangle', 'triangle of stability'], maxSlips: 2, caseSensitive: false },
  },
];
