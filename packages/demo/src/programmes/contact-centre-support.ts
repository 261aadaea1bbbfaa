import type { Programme } from './programme.ts';

export const contactCentreSupport: Programme = {
  title: 'National Certificate: Contact Centre Support',
  registrationNumber: '80566',
  kind: 'qualification',
  field: 'contact-centre',
  nqfLevel: 2,
  credits: 125,
  route: 'legacy',
  outcomes: [
    {
      code: 'US 10348',
      title: 'Handle inbound customer queries from greeting to close',
      credits: 30,
      method: 'observation',
      criteria: [
        'The caller is greeted and verified with the questions the script prescribes.',
        'The query is understood through open and closed questions and summarised back.',
        'The answer or next step is correct according to the knowledge base.',
        'The call is closed with a reference number and a check that nothing is outstanding.',
        'Hold time is announced, justified and kept under the limit.',
      ],
    },
    {
      code: 'US 10353',
      title: 'Capture and verify customer data',
      credits: 25,
      method: 'portfolio',
      criteria: [
        'Mandatory fields are captured during the call without loss of accuracy.',
        'Identity and contact details are verified against two sources.',
        'Duplicate records are identified and reported for merging.',
        'Consent to contact is recorded as the protection of personal information requires.',
      ],
    },
    {
      code: 'US 10357',
      title: 'Meet individual performance standards in a contact centre',
      credits: 20,
      method: 'workplace',
      criteria: [
        'Own statistics are read and compared with the target for the shift.',
        'Reasons for a gap are identified with the team leader.',
        'An improvement action is agreed, carried out and measured.',
      ],
    },
    {
      code: 'US 10327',
      title: 'Respond to upset and demanding customers',
      credits: 25,
      method: 'observation',
      criteria: [
        'The customer is allowed to finish and the feeling is acknowledged.',
        'Tone, pace and language stay professional throughout the contact.',
        'A solution within own authority is offered, or the call is escalated warmly.',
        'The contact is noted so that the customer need not repeat the story.',
      ],
    },
    {
      code: 'US 10359',
      title: 'Work safely and healthily at a workstation',
      credits: 25,
      method: 'knowledge',
      criteria: [
        'Chair, screen and headset are adjusted to the guidelines for a workstation.',
        'Breaks and voice care are planned over the shift.',
        'Hazards are reported on the prescribed form to the safety representative.',
        'The evacuation route and assembly point are explained and walked.',
      ],
    },
  ],
};
