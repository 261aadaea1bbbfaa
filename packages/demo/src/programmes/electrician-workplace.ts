import type { Programme } from './programme.ts';

export const electricianWorkplace: Programme = {
  title: 'Occupational Part-qualification: Electrical Installation Assistant',
  registrationNumber: '91761',
  kind: 'part-qualification',
  field: 'electrical',
  nqfLevel: 4,
  credits: 90,
  route: 'occupational',
  outcomes: [
    {
      code: 'KM-03',
      title: 'Apply the fundamentals of electricity and electrical safety',
      credits: 15,
      method: 'knowledge',
      criteria: [
        'Voltage, current, resistance and power are calculated for series and parallel circuits.',
        'The purpose of earthing, bonding and earth leakage protection is explained.',
        'The duties of a user and of a registered person under the installation regulations are told apart.',
        'First actions at an electric shock are described in the right order.',
      ],
    },
    {
      code: 'PM-04',
      title: 'Isolate, lock out and prove a circuit dead',
      credits: 15,
      method: 'observation',
      criteria: [
        'The circuit is identified from the legend and confirmed with the person in charge.',
        'The isolator is opened, locked with a personal lock and tagged.',
        'The tester is proved on a known live source before and after the test.',
        'All conductors are tested to each other and to earth.',
        'The permit is signed on and signed off.',
      ],
    },
    {
      code: 'PM-06',
      title: 'Install wireways and draw in conductors',
      credits: 20,
      method: 'portfolio',
      criteria: [
        'Routes are marked level and plumb from the drawing.',
        'Conduit is cut, bent and fixed at the spacing that the code of practice prescribes.',
        'Conductors are drawn in without damage and marked at both ends.',
        'Waste is cleared and the drawing is marked up as built.',
      ],
    },
    {
      code: 'PM-07',
      title: 'Assemble and label a distribution board',
      credits: 15,
      method: 'portfolio',
      criteria: [
        'Protective devices match the schedule in rating, poles and breaking capacity.',
        'Connections are stripped, ferruled and tightened to the stated torque.',
        'Neutral and earth conductors follow the order of their circuits.',
        'The legend is complete, legible and agrees with the circuits.',
      ],
    },
    {
      code: 'WM-02',
      title: 'Assist with testing, inspection and fault-finding at a customer',
      credits: 25,
      method: 'workplace',
      criteria: [
        'Continuity, insulation resistance, polarity and earth leakage tests are recorded with units.',
        'A fault is narrowed down step by step and the cause is named.',
        'The customer is told what was found and what will be done.',
        'Hours and tasks are logged and countersigned by the artisan.',
        'The work area is left safe and clean.',
      ],
    },
  ],
};
