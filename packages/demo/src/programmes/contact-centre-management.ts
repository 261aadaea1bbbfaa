import type { Programme } from './programme.ts';

/** Judged in levels: each outcome has to be passed, and the lowest level is that of the diploma. */
export const contactCentreManagement: Programme = {
  title: 'Diploma: Contact Centre Team Leadership',
  registrationNumber: '93996',
  kind: 'part-qualification',
  field: 'contact-centre',
  nqfLevel: 5,
  credits: 60,
  route: 'occupational',
  scale: { kind: 'levels', levels: ['Fail', 'Pass', 'Merit', 'Distinction'], passFrom: 'Pass' },
  outcomes: [
    {
      code: 'TL-01',
      title: 'Plan the shifts of a team by its forecast',
      credits: 15,
      method: 'portfolio',
      criteria: [
        'The forecast of contacts is read by interval and compared with the week before.',
        'Shifts cover the forecast, with breaks and leave as the law has them.',
        'Differences on the day are told to the planner and followed up.',
      ],
    },
    {
      code: 'TL-02',
      title: 'Coach agents on recorded contacts',
      credits: 20,
      method: 'observation',
      criteria: [
        'A contact is chosen by the agent and the coach together, and listened to in full.',
        'Strengths are named before what is to be changed, with the words of the contact.',
        'One action is agreed, written down and looked at in the next session.',
        'The session keeps to its time and stays between the two.',
      ],
    },
    {
      code: 'TL-03',
      title: 'Report the performance of a team',
      credits: 15,
      method: 'workplace',
      criteria: [
        'Service level, handling time and quality are reported against their targets.',
        'Causes are told apart from chance with figures of several weeks.',
        'Recommendations name who does what by when.',
      ],
    },
    {
      code: 'TL-04',
      title: 'Settle complaints that agents escalate',
      credits: 10,
      method: 'knowledge',
      criteria: [
        'The complaint is heard in full and put in writing for the customer.',
        'The answer keeps to policy and to consumer law, and says why.',
        'What caused the complaint is taken to whoever can remove it.',
      ],
    },
  ],
};
