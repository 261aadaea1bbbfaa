import type { OutcomeMaterial } from './field-material.ts';

/** What students of financial management write about, by the code of the subject. */
export const financialManagement: Record<string, OutcomeMaterial> = {
  'FA-N4': {
    tasks: [
      'Entered the invoices of a week in the journals',
      'Posted the journals to the ledger',
      'Balanced the accounts of debtors',
      'Drew up the trial balance of the month',
      'Found an amount that was posted twice',
      'Calculated output and input VAT',
    ],
    stories: [
      'My trial balance was out by R1 800 on a {weekday}. I looked for half of it first, as we were taught, and found R900 of stationery on the wrong side. {colleague} let me correct it with a journal entry instead of rubbing it out, so that the trail stays.',
      'At {employer} the till slips did not agree with the deposit on two days. I wrote both figures down side by side and saw that the float had been counted as sales. The correction was one line, and the cashier now counts the float first.',
      'I posted {count} credit notes as if they were invoices. The debtors account of one customer became twice what he owed, and he phoned. Since then I sort the documents by kind before I write anything.',
    ],
    lessons: [
      'I learnt that a trial balance that agrees can still be wrong, so I look at each account as well.',
      'I correct with an entry of its own and say why, never by changing what is there.',
    ],
  },
  'CFS-N4': {
    tasks: [
      'Opened a company file with its chart of accounts',
      'Captured customer invoices',
      'Reconciled the bank statement of a month',
      'Set up a recurring debit order',
      'Printed the age analysis',
      'Backed up the company file',
    ],
    stories: [
      'When I reconciled the bank for the first time, {count} lines were left over. Most were bank charges that nobody had captured. I made a rule in the software for them, and the next month took twenty minutes.',
      'I captured an invoice under the wrong customer because two shops have nearly the same name. The age analysis showed it: one was in credit. {colleague} at {employer} showed me how to reverse it so that both months stay closed.',
      'On a {weekday} the power failed while I was posting a batch. I did not know what had gone through. I printed the batch report, ticked it against the documents and captured the last four again, and none was there twice.',
    ],
    lessons: [
      'I learnt to print the report before I say that it is done.',
      'Software adds correctly, but it believes whatever I type.',
    ],
  },
  'EBM-N4': {
    tasks: [
      'Asked customers of a tuck shop what they would pay',
      'Made a cash budget for twelve months',
      'Compared three offers of a loan',
      'Worked out a break-even point',
      'Presented the plan to the class',
      'Rewrote the marketing section after questions',
    ],
    stories: [
      'My plan was a laundry near the taxi rank. I counted people on a {weekday} morning and on a Saturday, and the difference was so large that I changed the opening hours in the plan. The first version had been a guess.',
      '{colleague} asked what happens if only half of the customers come. My cash was negative in month four. I moved the second machine to month seven and showed both versions, because {employer} wants to see the weak month and not only the good one.',
      'I compared a bank loan with a stokvel. The bank was cheaper on paper, but it wanted a deposit that I do not have. I wrote down both with {count} months of repayments and said which risk I would take.',
    ],
    lessons: [
      'I learnt that each number needs a sentence that says where it is from.',
      'A plan is better when it shows the month in which the money is short.',
    ],
  },
  'MC-N4': {
    tasks: [
      'Wrote minutes of a staff meeting',
      'Answered a letter of complaint',
      'Summarised a report on one page',
      'Explained a chart to colleagues',
      'Wrote a memorandum about leave',
      'Corrected a letter of a peer',
    ],
    stories: [
      'I wrote minutes of {count} pages and nobody read them. {colleague} asked who does what by when. I cut them to one page with three columns, and at the next meeting each action had been done but one.',
      'A customer complained in capital letters. My first answer defended {employer} in every line. I slept over it, and the second one began with what he had lost and what we do about it by {weekday}. He wrote back to say thank you.',
      'I had to explain a chart of our costs. I read out each number until I saw the faces. The second time I said one sentence, that transport grew twice as fast as sales, and left the rest on the slide.',
    ],
    lessons: [
      'I learnt to write the action first and the talk afterwards.',
      'One sentence about a chart says more than ten numbers read out.',
    ],
  },
};
