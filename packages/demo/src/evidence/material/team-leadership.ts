import type { OutcomeMaterial } from './field-material.ts';

/** What team leaders of a contact centre write about, by the code of the outcome. */
export const teamLeadership: Record<string, OutcomeMaterial> = {
  'TL-01': {
    tasks: [
      'Read the forecast of the coming week',
      'Moved two lunch breaks before the peak',
      'Planned leave for the school holidays',
      'Told the planner about a marketing mail',
      'Compared planned and answered contacts',
      'Swapped shifts of two agents',
    ],
    stories: [
      'The forecast said 40 contacts for half past nine and we had 71. Marketing had sent a mail that nobody told us about. I moved {count} breaks, wrote to the planner the same day, and now we get the calendar of mails on Mondays.',
      'Two agents wanted the same {weekday} off for a wedding. I showed both the forecast and let them decide how to share it. One took the morning and one the afternoon, and nobody felt cheated.',
      'I used to plan breaks by habit. At {employer} I coloured the intervals in which we missed the target, and most were straight after tea. Moving tea by fifteen minutes lifted the service level from 74 to 81 percent.',
    ],
    lessons: [
      'I learnt to plan for the interval and not for the day.',
      'A forecast is a question to the planner, so I answer it with what really happened.',
    ],
  },
  'TL-02': {
    tasks: [
      'Listened to a contact together with an agent',
      'Wrote down one action per session',
      'Followed up the action of last week',
      'Let the agent score the contact first',
      'Coached a new agent on wrap-up notes',
      'Booked a quiet room for coaching',
    ],
    stories: [
      'I began my first coaching with everything that was wrong, and {colleague} closed like a door. In the next session I let her score herself first. She found two of my three points and one that I had missed.',
      'An agent wanted to coach the call in which he had shouted back. I was afraid of it. We listened to all of it, and he stopped the recording himself at the place where it turned. His action was to ask for a pause, and he has used it {count} times.',
      'Sessions at {employer} used to fall out when it was busy. I put them at ten to three on a {weekday}, when the forecast is lowest, and kept them to twenty minutes. In six weeks only one was missed.',
    ],
    lessons: [
      'I learnt that one action that is done beats five that are written down.',
      'What is said in coaching stays there, or the next contact that they choose will be an easy one.',
    ],
  },
  'TL-03': {
    tasks: [
      'Reported service level and quality of the week',
      'Drew handling time of eight weeks as a line',
      'Explained a bad day to operations',
      'Checked figures against the system',
      'Asked quality for their sample',
      'Presented one recommendation',
    ],
    stories: [
      'Handling time rose by twenty seconds and operations wanted names. I drew eight weeks for the whole team: it rose for everybody on the {weekday} on which the new screen came. We asked for two shortcuts instead, and it went back in a fortnight. Nobody had to be spoken to, and the chart still hangs on our wall.',
      'My report had {count} figures. {colleague} asked which one I would act on. I kept three with their targets, and put the rest where whoever needs them finds them.',
      'Quality looked better than it was, since only three contacts an agent had been scored. I wrote the number beside the percentage. {employer} then paid for a bigger sample before it changed the bonus, and two agents who had looked weak were not.',
    ],
    lessons: [
      'I learnt to look at several weeks before I call something a trend.',
      'A recommendation without a name and a day is a wish.',
    ],
  },
  'TL-04': {
    tasks: [
      'Heard an escalated complaint in full',
      'Wrote a final answer to a customer',
      'Looked up the consumer law on refunds',
      'Took a cause to the billing team',
      'Called a customer after the promised day',
      'Logged the complaint with its cause',
    ],
    stories: [
      'A customer had been promised a refund by three agents. I read all {count} notes before I phoned her, so that she did not have to begin again. She got her money on {weekday}, and the notes now have a field for who promised what.',
      'I once refused a claim because policy said so. {colleague} asked me to read the act. The customer was right, the policy was old. I called him back and {employer} changed the page in the knowledge base.',
      'Four complaints in a month were about the same estimate of a meter. Each had been settled on its own. I took them together to billing, and the next month there was none.',
    ],
    lessons: [
      'I learnt to write the answer so that the customer could show it to somebody else.',
      'A complaint is settled when its cause is gone, and not when the ticket is closed.',
    ],
  },
};
