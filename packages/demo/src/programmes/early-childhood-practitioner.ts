import type { Programme } from './programme.ts';

export const earlyChildhoodPractitioner: Programme = {
  title: 'Occupational Certificate: Early Childhood Development Practitioner',
  registrationNumber: '97542',
  kind: 'qualification',
  field: 'early-childhood',
  nqfLevel: 4,
  credits: 130,
  route: 'occupational',
  outcomes: [
    {
      code: 'KM-02',
      title: 'Explain how young children grow, play and learn',
      credits: 25,
      method: 'knowledge',
      criteria: [
        'Milestones from birth to five are described for body, language, thinking and feelings.',
        'The value of play is explained with an example from each age group.',
        'Signs that a child may need extra support are listed with whom to tell.',
      ],
    },
    {
      code: 'PM-01',
      title: 'Plan and present a story-time activity',
      credits: 25,
      method: 'observation',
      criteria: [
        'The plan names the age group, the aim, the resources and how inclusion is ensured.',
        'The book or story suits the home languages and experience of the group.',
        'Children are drawn in with questions, actions and voices.',
        'The activity is closed with a follow-up that children choose.',
        'The practitioner reflects on what worked and changes the plan.',
      ],
    },
    {
      code: 'PM-03',
      title: 'Prepare a safe and healthy environment',
      credits: 20,
      method: 'portfolio',
      criteria: [
        'The indoor and outdoor areas are checked each morning against the checklist.',
        'Handwashing, toilet and meal routines follow the health by-laws.',
        'Accidents and medicines are recorded and parents informed the same day.',
        'Children are released only to persons on the collection list.',
      ],
    },
    {
      code: 'PM-05',
      title: 'Observe children and record their progress',
      credits: 25,
      method: 'portfolio',
      criteria: [
        'Observations are dated, factual and free of judgement.',
        'More than one way of observing is used over the term.',
        'Progress is compared with the milestones of the national framework.',
        'The next activity for the child follows from what was seen.',
      ],
    },
    {
      code: 'WM-01',
      title: 'Work with families and the community',
      credits: 15,
      method: 'workplace',
      criteria: [
        'Parents are greeted and told something true about their child’s day.',
        'Concerns are shared in private and with respect.',
        'A resource in the community is found and its details kept for families.',
      ],
    },
    {
      code: 'WM-02',
      title: 'Run the daily programme under supervision',
      credits: 20,
      method: 'workplace',
      criteria: [
        'The day keeps a rhythm of active and quiet, inside and outside.',
        'Transitions are announced and handled without long waiting.',
        'Behaviour is guided with words that children understand.',
        'Logged hours are countersigned by the supervisor.',
      ],
    },
  ],
};
