import type { Discussion } from './discussion.ts';

export const earlyChildhoodDiscussion: Discussion = {
  file: 'discussion-early-childhood.mp3',
  pair: 'first',
  turns: [
    'Thank you for making time while the children are resting. We will talk about observing children and about how they learn. May I record?',
    'Yes, you may. The class assistant is with them.',
    'In your portfolio there is an observation that you wrote twice. Tell me about that.',
    'The first time I wrote that the boy was naughty at the sand. My mentor asked what a camera would have seen. So I wrote that he took the spade, looked at the girl, and gave it back when she cried.',
    'What is the difference for you?',
    'The first one is about me, that I was cross. The second one is about him. It shows that he noticed how she felt. That is a step in his social development.',
    'Which ways of observing did you use this term?',
    'Short notes when something happens, a time sample every five minutes, and I collect drawings with the date on the back. With the time sample I saw that a quiet girl was playing with others most of the time.',
    'How did that change what you did?',
    'I had wanted to speak to the mother because I thought that she is lonely. After the sheet I knew that she only plays quietly. So I did not worry the mother for nothing.',
    'Give me an example of a next activity which followed from an observation.',
    'One child held the crayon with her whole fist. I planned play dough, pegs and tearing paper for three weeks. Now she holds it with three fingers. Both drawings are in the file.',
    'What would make you ask for help from outside?',
    'If a child stops doing things that she could do before, or does not react to sounds, or if I see marks. I write down the facts, I tell the principal on the same day, and we follow the policy.',
    'How do you keep the records private?',
    'They are in the locked cupboard. In my portfolio I use only the first letter, and the parents have signed the consent form.',
    'Lovely. What did you learn about yourself?',
    'That I used to talk too much. When I sit and watch for ten minutes, I see more than in a whole morning of talking.',
    'Thank you, I will give you my written feedback next week.',
  ],
};
