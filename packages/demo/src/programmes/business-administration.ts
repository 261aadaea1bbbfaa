import type { Programme } from './programme.ts';

export const businessAdministration: Programme = {
  title: 'National Certificate: Business Administration Services',
  registrationNumber: '67465',
  kind: 'qualification',
  field: 'office',
  nqfLevel: 3,
  credits: 140,
  route: 'legacy',
  outcomes: [
    {
      code: 'US 14355',
      title: 'Process source documents and keep the records of a business unit',
      credits: 25,
      method: 'portfolio',
      criteria: [
        'Source documents are checked for authority, date, amount and VAT before they are captured.',
        'Entries in the register agree with the documents they were taken from.',
        'Errors and missing documents are reported to the responsible person and followed up.',
        'Records are filed so that another person can find them within the time the office has set.',
        'Personal information is stored and shared only as the privacy policy allows.',
      ],
    },
    {
      code: 'US 13931',
      title: 'Receive visitors and handle calls at reception',
      credits: 20,
      method: 'observation',
      criteria: [
        'Visitors are greeted, signed in and directed according to the security procedure.',
        'Calls are answered within four rings with the greeting the organisation uses.',
        'Messages are recorded in full and reach the person within the agreed time.',
        'A complaint at the desk is dealt with calmly or handed to the right person.',
      ],
    },
    {
      code: 'US 14342',
      title: 'Manage time and the diary of a team',
      credits: 20,
      method: 'knowledge',
      criteria: [
        'Tasks are listed, ranked by urgency and importance and given a realistic time.',
        'Appointments are entered without clashes and confirmed with those involved.',
        'Changes are communicated early enough for others to adapt their plans.',
      ],
    },
    {
      code: 'US 13934',
      title: 'Arrange meetings and keep their minutes',
      credits: 25,
      method: 'workplace',
      criteria: [
        'The notice and agenda are sent to all members in the time the constitution requires.',
        'The venue, equipment and documents are ready before the meeting starts.',
        'Minutes record decisions, the person responsible and the due date.',
        'Minutes are checked, distributed and filed after approval.',
        'Matters arising are followed up before the next meeting.',
      ],
    },
    {
      code: 'US 14348',
      title: 'Prepare business information in a spreadsheet',
      credits: 30,
      method: 'portfolio',
      criteria: [
        'Data is captured in a structure that can be sorted, filtered and totalled.',
        'Formulas are used for totals, VAT and differences, and their results are checked by hand.',
        'A chart is chosen that suits the question the reader asked.',
        'The workbook is protected, named and saved according to the office standard.',
      ],
    },
    {
      code: 'US 13945',
      title: 'Order, receive and issue stationery stock',
      credits: 20,
      method: 'workplace',
      criteria: [
        'Stock levels are counted and compared with the reorder level.',
        'A requisition is completed with three quotations where the policy asks for them.',
        'Deliveries are checked against the order and the delivery note before signing.',
        'Issues are recorded so that the stock card agrees with the shelf.',
      ],
    },
  ],
};
