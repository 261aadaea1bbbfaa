import type { Discussion } from './discussion.ts';

export const contactCentreDiscussion: Discussion = {
  file: 'discussion-contact-centre.mp3',
  pair: 'second',
  turns: [
    'Welcome. We are going to talk about upset and demanding customers. Please use examples from your own calls, but no customer names.',
    'Thank you. I have three calls in mind, and I brought my scorecard.',
    'Start with the one that you found most difficult.',
    'A gentleman phoned for the fifth time about his refund. He was shouting from the first second. I let him finish. It took about two minutes, which feels very long when somebody is shouting.',
    'What were you doing in those two minutes?',
    'I was reading the notes and writing down his words. I also lowered my shoulders, because you can hear it in the voice if you are tense.',
    'And then, what did you say first?',
    'I said, if I had told my story five times I would also be upset. I did not say calm down. Then I told him what I could see, that the bank letter was missing, and that it was the only thing we still needed.',
    'Did you have the authority to solve it?',
    'Not the refund itself. But I could give him my direct reference and phone him back when the letter came in. I did that the next day before lunch.',
    'When do you escalate?',
    'When it is above my limit, when there is a threat, or when the customer has asked for a supervisor twice. I stay on the line and introduce them to each other, so that the customer need not repeat the story.',
    'Tell me about the notes you leave after such a call.',
    'I write what happened, what I promised, and by when. I do not write that the customer was rude. I write that he was upset because of four earlier calls. The next agent must be able to help, not to judge.',
    'How do you look after yourself after a hard call?',
    'We are allowed ten minutes for recovery. I drink water, I walk to the window, and sometimes I speak to my team leader. I used to skip it to save my statistics, but then the next customer paid for it.',
    'That is an honest answer. Looking at your scorecard, what is your next goal?',
    'My quality is at ninety two percent. I lose points because I forget to offer further help at the end. I have put a note on my screen, and I want to be at ninety five in a month.',
    'Thank you. I have enough for this outcome.',
  ],
};
