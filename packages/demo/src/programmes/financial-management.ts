import type { Programme } from './programme.ts';

/** Judged in marks, as the national certificates of colleges are: 40 pass, and the subjects count by their weight. */
export const financialManagement: Programme = {
  title: 'National N4 Certificate: Financial Management',
  registrationNumber: '66877',
  kind: 'qualification',
  field: 'office',
  nqfLevel: 5,
  credits: 60,
  route: 'legacy',
  scale: {
    kind: 'marks',
    maximum: 100,
    step: 1,
    passMark: 40,
    grades: [
      { name: 'Distinction', from: 80 },
      { name: 'Merit', from: 60 },
      { name: 'Pass', from: 40 },
    ],
  },
  resultRule: { kind: 'weighted_sum', leastShare: 30, mostCompensated: 1 },
  outcomes: [
    {
      code: 'FA-N4',
      title: 'Keep the books of a sole trader up to the trial balance',
      credits: 20,
      method: 'portfolio',
      criteria: [
        'Transactions of a month are entered in the right books of first entry.',
        'Ledger accounts are posted and balanced, and the trial balance agrees.',
        'Errors that the trial balance does not show are found and corrected.',
        'VAT is calculated and shown in the accounts that it belongs to.',
      ],
    },
    {
      code: 'CFS-N4',
      title: 'Process transactions in accounting software',
      credits: 15,
      method: 'portfolio',
      criteria: [
        'A company file is opened with its chart of accounts and opening balances.',
        'Invoices, receipts and bank statements are captured and reconciled.',
        'Reports of a month are printed and explained.',
      ],
    },
    {
      code: 'EBM-N4',
      title: 'Plan a small business and its finances',
      credits: 15,
      method: 'knowledge',
      criteria: [
        'The need that a business answers is shown with figures of its market.',
        'A budget of cash for the first year is made, and its assumptions are named.',
        'Sources of capital are compared by their cost and their risk.',
      ],
    },
    {
      code: 'MC-N4',
      title: 'Write and speak in the language of an office',
      credits: 10,
      method: 'knowledge',
      criteria: [
        'Letters, memorandums and minutes have the form and tone that they need.',
        'A short report states its question, its findings and its recommendation.',
        'Figures of a table are told in words without loss.',
      ],
    },
  ],
};
