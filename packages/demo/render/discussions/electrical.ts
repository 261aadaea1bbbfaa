import type { Discussion } from './discussion.ts';

export const electricalDiscussion: Discussion = {
  file: 'discussion-electrical.mp3',
  pair: 'first',
  turns: [
    'We are recording a discussion on safe isolation. I would like you to take me through it step by step, with the job you did at the school.',
    'At the school we had to replace a socket in the computer room. First we spoke to the principal, because the computers had to be shut down.',
    'Then what?',
    'I looked at the legend in the distribution board. It said circuit seven. I did not only believe it. I plugged in a lamp, and my partner watched it while I switched off number seven.',
    'Did the lamp go out?',
    'No, it stayed on. It was circuit nine. So we corrected the legend, and I wrote it in the report.',
    'That could have been serious. What was next?',
    'I locked circuit nine with my own lock and put the tag with my name, the date, and my phone number. The key was in my pocket the whole time.',
    'How did you prove that it was dead?',
    'I proved my tester on a live socket in the passage. Then I tested live to neutral, live to earth, and neutral to earth. Then I went back to the passage and proved the tester again.',
    'Why the second time?',
    'Because the battery can die in between. It happened to me in training. If the tester is dead, everything looks dead.',
    'Somebody asks you to open the lock so that the lights can come back. What do you say?',
    'I say that I understand, and tell them how many minutes I still need. But nobody opens my lock, not even the foreman. If I am not on site, there is a procedure that the responsible person signs.',
    'Which tests did you do before you switched on again?',
    'Continuity of the earth, insulation resistance, polarity, and then the trip time of the earth leakage. It was twenty two milliseconds.',
    'Who signs the certificate of compliance?',
    'The registered person, and not me. I can assist and record, but I may not certify.',
    'Very good. What would you do differently next time?',
    'I would check the legend of the whole board on the day before, so that the class is not without power for so long.',
  ],
};
