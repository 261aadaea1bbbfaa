/** How learners begin. */
export const openings: string[] = [
  'My name is on the cover and I work at {employer}, where I was placed in {setting}. In this account I describe how I learnt to {outcome}. I have written it in my own words, and where somebody helped me I say so.',
  'When I started at {employer} I did not know what it would mean to {outcome}. I was put into {setting} with {colleague}. This account is about what I did there, what went wrong, and what I can do now without being told.',
  'I am writing this account for the outcome “{outcome}”. I did most of the work in {setting} of {employer}, and some of it at the training centre. The examples are real. I left out names of clients to protect them.',
  'For this part of my portfolio I kept notes for about ten weeks in {setting}. Every evening I wrote two or three lines about what I had done. From these notes I chose the examples that show best that I am able to {outcome}.',
  'Before this course I had only seen other people do this work. {colleague} of {employer} told me on the first day that I would be slow in the beginning, and that slow is fine as long as it is right. I have kept that in mind while learning to {outcome}.',
];

/** Why the work matters to the learner. */
export const reasons: string[] = [
  'I think this outcome matters because other people rely on what I hand over to them. If I am careless, it is not me who notices first but the next person in line.',
  'This is important to me, because at home I am the first one who works in this field. My family asks what I do, and I want to be able to explain it properly.',
  'I used to think that it is only about following steps. By now I see that each step has a reason, and that I can work better when I know the reason.',
  'At {employer} there is a saying that nobody is too busy to do it safely and properly. In the beginning I heard it as a poster on the wall, and today I would say that it saves us time.',
  'The course book gives the theory on a few pages. What it cannot give is the pressure of a real day, with the phone ringing and somebody waiting, so I describe that side too.',
];

/** What stands beside a criterion in an evidence table; each is used once in a document. */
export const criterionRemarks: string[] = [
  'Shown in my first example; {colleague} was present and signed.',
  'See the checklist of {day}, done on my own.',
  'I did this at least {count} times during the placement, see the logbook.',
  'I needed help the first two times. Since {day} I do it alone.',
  'My notes and {tool} show this; I can explain it in the discussion.',
  'Observed by {colleague} on a {weekday} and discussed afterwards.',
  'Practised at the training centre first, then done in {setting}.',
  'This was the hardest one for me. My second example tells why.',
  'Covered by the observation sheet that is also in this portfolio.',
  'I made a mistake here, corrected it and describe what I changed.',
  'Done every day; {tool} has my initials on each page.',
  'Signed off by {colleague} of {employer} on {day}.',
];

/** What the learner will do next. */
export const plans: string[] = [
  'My plan for the next three months is to do this without being reminded, and to keep a small notebook of things I had to look up. I asked {colleague} to check on me once a week until then.',
  'Next I want to help a new learner with this, because {colleague} says that one only really knows it after teaching it. I have also put my name down for the refresher that {employer} offers.',
  'What I still find difficult is to stay calm when several things come at once. I will practise putting things in order first and starting second, and I will talk about it with {colleague} at the end of the month.',
  'I want to become quicker without losing quality. I have written down my own times and will compare them again in six weeks. If I am not quicker then, I will ask {colleague} to watch me and tell me what to leave out.',
];

/** How learners end. */
export const closings: string[] = [
  'I believe that I have shown that I can {outcome}. I am ready to answer questions of {assessor} about any of the examples.',
  'Thank you to {colleague} and everyone at {employer} who had patience with me. I ask {assessor} to assess this evidence, and I am open to feedback.',
  'When I read my first notes from the beginning of the placement I have to smile. I have grown, and I think that this portfolio shows it honestly.',
  'I declare the examples to be my own. If more evidence is needed, I can bring {tool} or arrange for {assessor} to visit {setting}.',
];

/** What an observer writes under a sheet, in the hand of someone with little time. */
export const observerComments: string[] = [
  'Worked calmly and in the right order. Asked when not sure, which I appreciate.',
  'Good preparation. Must still speak a bit louder when explaining to others.',
  'Confident this time, much better than at the first visit. No prompting was needed.',
  'All steps done. Tidied up afterwards without being told.',
  'Careful with equipment and people. Time was within what we allow.',
  'One step done out of order, noticed it and corrected it by own initiative.',
  'Explained to me why it is done this way. Understands the reason and not only the steps.',
];

/** Short remarks behind a single criterion. */
export const tickRemarks: string[] = [
  'done without prompting',
  'seen twice',
  'clear and complete',
  'asked one question first',
  'correct on second attempt',
  'very thorough',
  'explained the reason',
  'within time',
];
