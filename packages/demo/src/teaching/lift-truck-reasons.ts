import type { QuestionInput } from '@moderator/contract/types';

/** What a person marks: a text in the learner's own words, and a walk-round that an assessor watches. */
export const liftTruckReasons: QuestionInput[] = [
  {
    type: 'essay',
    text: 'Your supervisor asks you to lift a colleague on the forks, just for a minute, to free a jammed roller door. What do you say, and why?',
    marks: 6,
    required: true,
    options: { leastWords: 40, mostWords: 300 },
    answer: {
      rubric: [
        {
          title: 'Says no, and stays polite',
          levels: [
            { title: 'Agrees to it', marks: 0 },
            { title: 'Says no', marks: 1 },
            { title: 'Says no and offers another way', marks: 2 },
          ],
        },
        {
          title: 'Gives the reason',
          levels: [
            { title: 'None', marks: 0 },
            { title: 'It is not allowed', marks: 1 },
            { title: 'What can happen: the fall, the mast, the load centre', marks: 3 },
          ],
        },
        {
          title: 'Reports it',
          levels: [
            { title: 'Not mentioned', marks: 0 },
            { title: 'Names to whom', marks: 1 },
          ],
        },
      ],
    },
  },
  {
    type: 'observation',
    text: 'The learner inspects the truck before work while you watch.',
    marks: 4,
    options: {
      items: [
        'Walks round and looks for leaks and damage',
        'Checks forks, chains and the data plate',
        'Tries brakes, steering, hooter and hydraulics',
        'Writes the checklist before driving',
      ],
    },
  },
];
