import type { FieldMaterial } from './field-material.ts';
import { teamLeadership } from './team-leadership.ts';

export const contactCentre: FieldMaterial = {
  settings: [
    'the inbound floor',
    'the customer care team',
    'the evening shift',
    'the municipal account queue',
  ],
  colleagues: [
    'my team leader',
    'the quality coach',
    'Keshia who sits next to me',
    'the floor walker',
    'our trainer',
  ],
  tools: [
    'the knowledge base',
    'the call script',
    'the ticket screen',
    'my scorecard',
    'the headset and dialler',
  ],
  measure: { title: 'Calls answered per shift', unit: 'calls', low: 38, high: 82 },
  outcomes: {
    ...teamLeadership,
    'US 10348': {
      tasks: [
        'Answered inbound account queries',
        'Verified callers with the script',
        'Logged tickets with reference numbers',
        'Called back two customers as promised',
        'Listened to a recorded call with the coach',
        'Looked up answers in the knowledge base',
      ],
      stories: [
        'A customer said that her account had doubled. I wanted to explain at once, but I first asked when she had last sent a reading. It came out that the account was estimated for three months. I summarised it in one sentence, she said “exactly”, and from there the call was easy. I gave her the reference number and closed in under six minutes.',
        'On a {weekday} the system was slow and I had to put a caller on hold. I told him why and that it would take about a minute, and I came back after fifty seconds even though the screen was still loading. {colleague} marked that as good because silence makes people hang up.',
        'I gave a wrong office hour in my second week. When I noticed it in the knowledge base afterwards, I phoned the customer back and corrected it. My coach at {employer} said that owning up protected the customer from a wasted taxi fare.',
      ],
      lessons: [
        'I learnt that summarising back is quicker than guessing.',
        'I say the reference number slowly in groups of three and wait for the customer to write.',
      ],
    },
    'US 10353': {
      tasks: [
        'Captured new customer records',
        'Verified cell numbers against two sources',
        'Reported duplicate records',
        'Recorded consent for marketing',
        'Corrected returned e-mail addresses',
        'Checked a batch of ten records for a peer',
      ],
      stories: [
        'I found two records for one lady, one under her maiden name. The identity number was the same except for two digits that had been swapped. I did not delete anything. I filled in the merge form and {colleague} approved it the next morning.',
        'We checked {count} records that I had captured over the week and four had a cell number with nine digits. I typed too fast while the customer was speaking. Since then I read the number back in the pattern three, three, four and my error rate came down to less than one percent.',
        'A customer did not want us to send him offers. The old way was to skip the question. I explained why we ask, ticked “no contact” and read the choice back to him. He was surprised that {employer} took it so seriously.',
      ],
      lessons: [
        'I learnt that correct data is a kind of respect, because the next agent depends on it.',
        'I never copy an identity number from memory, only from the screen or the document.',
      ],
    },
    'US 10357': {
      tasks: [
        'Read my scorecard with the team leader',
        'Worked on after-call time',
        'Listened to three of my own calls',
        'Agreed an improvement action',
        'Compared this week with last week',
        'Helped a new colleague with wrap codes',
      ],
      stories: [
        'My average handling time was seven minutes and the target is five and a half. With {colleague} I listened to three calls and heard that the talking was fine, but that I typed the notes after the customer had gone. I practised typing while I listen and after two weeks I was at five minutes forty.',
        'My quality score fell on one point: I forgot to offer further help at the end. I stuck a small note on my screen. The next {count} calls were checked and only one missed it.',
        'In June I was late back from breaks four times because the canteen queue at {employer} is long at eleven. I asked to move my break to half past ten. My adherence went from 88 to 96 percent and nobody needed to speak to me again.',
      ],
      lessons: [
        'I learnt to see statistics as a mirror and not as a punishment.',
        'A small change that I measure helps more than a big promise.',
      ],
    },
    'US 10327': {
      tasks: [
        'Handled an escalated billing complaint',
        'Practised a difficult call with a peer',
        'Wrote up a complaint for the next agent',
        'Transferred a call warmly to the supervisor',
        'Took a recovery break and debriefed',
        'Called a customer with the outcome',
      ],
      stories: [
        'A man shouted that he had phoned five times. I let him finish, which took almost two minutes, and then I said that I would also be upset if I had to tell the same story five times. He became quieter. I read the notes, found that the refund was waiting for a bank letter, and told him the one thing he had to send.',
        'One caller used insulting words. I followed the policy: I asked once, warned once, and told him I would end the call and why. {colleague} stood behind me. I was shaking afterwards and took the ten minutes that we are allowed. The next day I called him back with the answer and he apologised.',
        'A mother could not get her medicine approved on a {weekday} afternoon. It was above my authority, so I stayed on the line, introduced her to the supervisor by name and explained the case so that she did not have to. She thanked me, not for solving it but for staying.',
      ],
      lessons: [
        'I learnt that the anger is about the problem and not about me.',
        'Lowering my own voice works better than asking someone to calm down.',
      ],
    },
    'US 10359': {
      tasks: [
        'Adjusted my workstation with the checklist',
        'Took planned voice and eye breaks',
        'Reported a loose cable to the safety representative',
        'Walked the evacuation route',
        'Cleaned the headset and swapped the foam',
        'Attended the health and safety briefing',
      ],
      stories: [
        'I had neck pain for weeks and thought that it was part of the job. When we did the workstation checklist I saw that my screen was a hand too low. I raised it on two reams of paper, put my feet flat and the pain went away within {count} days.',
        'There was a cable across the passage behind our row. People stepped over it every day. I filled in the hazard form, took it to {colleague}, and it was taped down before the next shift. It was not my cable but it could have been my ankle.',
        'At the evacuation drill of {employer} I walked to the wrong gate because I followed the crowd. Afterwards I walked our own route twice and I can now explain it to a visitor: past the lockers, down the east stairs, left to the palm tree.',
      ],
      lessons: [
        'I learnt to drink water every hour, since my voice is my tool.',
        'A hazard that everyone is used to is still a hazard.',
      ],
    },
  },
};
