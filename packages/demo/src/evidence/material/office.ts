import type { FieldMaterial } from './field-material.ts';
import { financialManagement } from './financial-management.ts';

export const office: FieldMaterial = {
  settings: [
    'the accounts office',
    'the front office',
    'the administration block',
    'the shared office upstairs',
  ],
  colleagues: [
    'Mrs Pillay from accounts',
    'our bookkeeper',
    'the office manager',
    'Mr Jacobs',
    'my mentor Busi',
  ],
  tools: [
    'the invoice register',
    'the shared diary',
    'the filing index',
    'the requisition book',
    'the visitor register',
  ],
  measure: { title: 'Documents processed per week', unit: 'documents', low: 18, high: 64 },
  outcomes: {
    ...financialManagement,
    'US 14355': {
      tasks: [
        'Captured supplier invoices in the register',
        'Matched delivery notes to invoices',
        'Filed paid vouchers by month',
        'Phoned suppliers for missing tax invoices',
        'Reconciled the petty cash slips',
        'Scanned and named leave forms',
      ],
      stories: [
        'On a {weekday} I received a pile of {count} invoices and one of them had no VAT number. Before, I would have captured it and kept quiet. This time I put it aside with a yellow note and asked {colleague}, who showed me that we may not claim the VAT without a proper tax invoice. I e-mailed the supplier and the corrected one came after two days.',
        'At month end the register was R1 240.50 more than the statement. I checked every line against the paper and found that I had captured the same delivery twice, once from the delivery note and once from the invoice. I reversed the second entry, wrote the reason next to it and let {colleague} initial it. Now I stamp a document the moment I have captured it.',
        'The auditors asked for a voucher from March and I was given ten minutes. Because we file by month and then by supplier I had it in four. I felt proud, but I also saw that three other vouchers were out of order, so I spent the afternoon putting the whole box right at {employer}.',
        'Somebody from another department wanted a copy of a personnel form. I was not sure, so I looked at the privacy notice on the wall and asked {colleague}. We only gave it after the person concerned had agreed in writing. I made a note of the request in the access log.',
      ],
      lessons: [
        'I learnt that a document without a signature is not a small thing, because the money follows the paper.',
        'I now count the documents before I start and after I finish, so I know nothing has been lost in between.',
        'Filing the same day saves me time at the end of the month, even if it does not feel like it.',
      ],
    },
    'US 13931': {
      tasks: [
        'Signed in visitors and issued badges',
        'Answered the switchboard during lunch',
        'Took messages and e-mailed them on',
        'Received courier parcels',
        'Booked the boardroom for visitors',
        'Updated the extension list',
      ],
      stories: [
        'A delivery driver became impatient because the store was closed for stock-taking. I offered him a seat and water and phoned the store twice. When nobody answered I walked over myself and came back with {colleague}. He signed out at quarter past eleven and even said thank you.',
        'While I was busy with a visitor, two lines rang at once. I excused myself, answered both within four rings, asked the second caller to hold, and wrote down the name before I forgot it. {colleague} was watching and said my greeting was clear but that I should slow down.',
        'An elderly client arrived for an appointment that was not in the diary. I did not tell her that it was wrong. I asked her who she had spoken to and found that the appointment had been made at our other branch. I arranged for {colleague} to see her for fifteen minutes and phoned the branch so that they knew.',
      ],
      lessons: [
        'I learnt to write the message while the caller is still speaking and to read the number back.',
        'People forgive waiting if somebody tells them why they wait.',
      ],
    },
    'US 14342': {
      tasks: [
        'Updated the team diary',
        'Ranked the task list with my mentor',
        'Confirmed appointments by e-mail',
        'Moved two meetings that clashed',
        'Prepared the week plan',
        'Reported on tasks not finished',
      ],
      stories: [
        'I kept a time log for two weeks and saw that I gave almost {count} minutes a day to questions that people could have answered from the notice board. I asked {colleague} if I could put up a weekly sheet. The interruptions became fewer, and I used the time for the filing that always stood over.',
        'On {weekday} the manager was booked with two clients at ten. I found it the afternoon before when I went through the diary. I phoned the client who lives closest and offered eleven, and sent a confirmation to both. If I had only looked in the morning it would have been too late.',
        'I made four blocks on a page: urgent, important, both and neither. The month-end report went into the second block and I did it early, before it could move to the first. {colleague} now uses the same page for the whole front office.',
      ],
      lessons: [
        'I learnt that a plan that leaves no gaps is not a plan, because something always comes in.',
        'Checking tomorrow’s diary before I go home has become a habit of five minutes.',
      ],
    },
    'US 13934': {
      tasks: [
        'Sent the notice and agenda',
        'Prepared the boardroom and projector',
        'Took minutes of the staff meeting',
        'Typed and circulated the minutes',
        'Followed up matters arising',
        'Filed the signed minutes',
      ],
      stories: [
        'For the staff meeting of {employer} I sent the notice seven days before, with the agenda and the last minutes. Two people replied that they could not open the file. I printed it for them and next time I sent a PDF. Everyone had the papers on the day and we started on time.',
        'My first minutes were four pages because I wrote down everything that was said. {colleague} drew a line through half of it and told me to write the decision, the name and the date. The second set was one and a half pages and nobody asked me what had been decided.',
        'The projector did not switch on twenty minutes before the safety meeting. I had the backup copies in my folder because the checklist asks for it. I handed those out, and afterwards I logged the fault so that the projector would work for the next group of {count} people.',
      ],
      lessons: [
        'I learnt to confirm who is responsible before the meeting moves to the next point.',
        'A room check the day before costs ten minutes and saves a lot of embarrassment.',
      ],
    },
    'US 14348': {
      tasks: [
        'Built the supplier sheet with VAT formulas',
        'Checked totals with a calculator',
        'Made a chart of monthly spending',
        'Cleaned up duplicate supplier names',
        'Protected the formulas and saved a copy',
        'Prepared the cost report for the manager',
      ],
      stories: [
        'My first sheet had the amounts and the VAT in the same cell as text, so nothing could be added. I made a column for each, put the formula in once and copied it down over {count} rows. I checked five of them with a calculator. All five agreed to the cent.',
        'The manager asked which supplier cost us the most since January. I sorted the list and made a pie chart, but with eighteen suppliers nobody could read it. {colleague} suggested bars for the top six and one bar for the rest. That chart went into the monthly report of {employer}.',
        'A total suddenly showed hashes and I thought that I had broken the file. It was only the column that was too narrow. It made me careful, so I now save a copy with the date before I change anything, and I lock the cells with formulas.',
      ],
      lessons: [
        'I learnt that one fact belongs in one cell, otherwise sorting and adding up will not work.',
        'I test a formula with numbers I can work out in my head before I trust it.',
      ],
    },
    'US 13945': {
      tasks: [
        'Counted paper, toner and files',
        'Completed a requisition with three quotations',
        'Checked a delivery against the order',
        'Issued stationery and updated stock cards',
        'Packed the store by the first-in-first-out rule',
        'Reported a short delivery',
      ],
      stories: [
        'When I counted the paper there were {count} reams on the shelf but the stock card said six more. I asked {colleague} and we found that the training room had taken a box over the weekend without a slip. I captured the issue, and we agreed that the key stays at reception.',
        'The delivery came with eight toners and the delivery note said ten. The driver wanted me to sign quickly. I counted again in front of him, wrote “short 2” on both copies and only then signed. The supplier sent the credit note on {weekday}.',
        'I asked three suppliers for a price on the same list of files. The cheapest one would take three weeks. I showed the manager the table with price and delivery and we chose the second, because we needed the files before the audit.',
      ],
      lessons: [
        'I learnt to never sign for a closed box.',
        'If I order at the reorder level, and not when the shelf is empty, nobody has to rush.',
      ],
    },
  },
};
