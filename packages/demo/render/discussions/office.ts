import type { Discussion } from './discussion.ts';

export const officeDiscussion: Discussion = {
  file: 'discussion-office.mp3',
  pair: 'first',
  turns: [
    'Good morning, and thank you for coming in. This is a professional discussion about processing source documents. You know that we are recording it for your portfolio?',
    'Good morning. Yes, I know, and I am happy with that.',
    'Then let us begin. Tell me what happens to a supplier invoice from the moment that it reaches your desk.',
    'First I stamp it with the date. Then I look whether it is made out to us, whether the amount agrees with the order, and whether there is a V A T number. Only then do I capture it in the register and give it a voucher number.',
    'And what would make you stop?',
    'If there is no signature of the person who ordered the goods, or if the delivery note shows less than the invoice. Last month we got eight boxes and they billed us for ten. I phoned the supplier and waited for the credit note.',
    'How did you record that, so that another person could follow it?',
    'I wrote the query number on the invoice and put it in the query file, not in the file for payment. In the register I filled in the column for remarks. When I was off sick for two days, my colleague could see exactly where it was.',
    'Good. You mentioned the register. How do you know that your register is correct at the end of the month?',
    'I compare the total with the statement of each supplier. I also count the vouchers. If I have one hundred and twelve vouchers then I must have one hundred and twelve lines.',
    'Has it ever not agreed?',
    'Yes. In my second month I captured the same delivery twice. It was a difference of one thousand two hundred and forty rand. I found it by checking line by line. I reversed the second entry and my supervisor initialled it.',
    'What did you change after that?',
    'I stamp the document the moment it has been captured. It sounds like a small thing, but it has not happened again.',
    'My last question is about privacy. Somebody from another department asks you for a copy of an employee form. What do you do?',
    'I do not give it just because the person is friendly. I ask what it is needed for, I check the policy, and I ask the employee to agree in writing. Then I write it in the access log.',
    'Thank you, that was clear. I will write my feedback by Friday. Is there anything that you want to add?',
    'Only that I find filing easier now. In the beginning I thought that it is boring work, but when the auditors came I found their voucher in four minutes.',
  ],
};
