import type { FieldMaterial } from './field-material.ts';

export const earlyChildhood: FieldMaterial = {
  settings: [
    'the three-year-old class',
    'the toddler room',
    'the Grade R preparation group',
    'the outdoor play area',
  ],
  colleagues: ['Teacher Nomsa', 'my mentor', 'the principal', 'Aunty Shireen', 'the class assistant'],
  tools: [
    'the daily programme',
    'the observation book',
    'the story basket',
    'the safety checklist',
    'the collection list',
  ],
  measure: { title: 'Children present per day (weekly average)', unit: 'children', low: 11, high: 26 },
  outcomes: {
    'KM-02': {
      tasks: [
        'Made a milestone chart for three age groups',
        'Observed block play for twenty minutes',
        'Wrote the class test on child development',
        'Discussed late talking with the mentor',
        'Collected examples of learning through play',
        'Read about the early learning framework',
      ],
      stories: [
        'I watched a boy of almost three fill and empty the same bucket for {count} minutes. I used to think that he was wasting time. Now I see volume, full and empty, strength and patience. I wrote it down under thinking and under body, because children do not learn in one box at a time.',
        'In our group there is a girl who hardly spoke in English. {colleague} greeted her in Sesotho and she told a whole story about her granny’s goat. Her language was not behind at all. It was we who did not have her language.',
        'I made a chart of milestones with pictures for the wall at {employer}. A mother saw that her baby of ten months was not yet sitting and asked me about it. I did not give advice of my own. I told her who at the clinic could look, and let the principal know.',
      ],
      lessons: [
        'I learnt that milestones are a map and not a race.',
        'When I see something that worries me, I write what I saw before I say what I think.',
      ],
    },
    'PM-01': {
      tasks: [
        'Planned a story-time with puppets',
        'Presented a story in two languages',
        'Made picture cards for sequencing',
        'Reflected on story-time with my mentor',
        'Adapted the mat area for a child with poor sight',
        'Prepared a follow-up drawing corner',
      ],
      stories: [
        'I told the story of the hare and the tortoise with two socks as puppets. When the hare slept I whispered, and {count} children whispered too. One boy shouted “wake up!” I had planned to ask questions at the end, but the best ones came in the middle, so I let them come.',
        'My first story was too long. After seven minutes the children at the back were rolling on the mat. {colleague} said to put the book down and act it. I cut the text to one sentence for each picture and the next {weekday} they asked for it twice.',
        'There is a child in the group who sees poorly. I moved her next to me and gave her the real objects from the story basket: a gourd, a feather, a small pot. The other children closed their eyes to feel them as well. It was the best part of the activity at {employer}.',
      ],
      lessons: [
        'I learnt that the voice and the hands tell the story, and the book only helps.',
        'A plan with a second plan for a rainy or restless day lets me stay calm.',
      ],
    },
    'PM-03': {
      tasks: [
        'Completed the morning safety check',
        'Led the handwashing routine with a song',
        'Recorded a small accident and told the parent',
        'Disinfected toys and the changing mat',
        'Checked persons against the collection list',
        'Practised the fire drill with the children',
      ],
      stories: [
        'During the morning check I found a broken branch with sharp ends under the jungle gym. I closed that corner with a rope and asked for it to be removed. The children played on the other side and nobody was scratched. I signed the checklist only when it was gone.',
        'An uncle came to fetch a child and he was not on the list. He was friendly but I could not let the child go. I phoned the mother with {colleague} next to me, and she confirmed by message. She thanked me later; she said now she knows {employer} is strict with everyone.',
        'Washing hands was chaos with {count} children and two taps. I made up a song that lasts twenty seconds and let four go at a time while the others did the actions. The queue became part of the game and the floor stayed dry.',
      ],
      lessons: [
        'I learnt to look at the room from the height of a child, on my knees.',
        'What is not written down on the same day did not happen, as far as the record is concerned.',
      ],
    },
    'PM-05': {
      tasks: [
        'Wrote two anecdotal records',
        'Did a time sample during free play',
        'Collected drawings with dates',
        'Compared observations with the milestones',
        'Planned a next activity from an observation',
        'Shared progress notes with the mentor',
      ],
      stories: [
        'In my first observation I wrote “he was naughty at the sand”. {colleague} asked me what a camera would have seen. I wrote it again: he took the spade from another child, looked at her, and gave it back when she cried. It was the same minute, but now it tells us something.',
        'I did a time sample every five minutes for one hour. The child whom I thought was always alone was with others in {count} of the twelve moments. She only plays quietly. Without the sheet I would have worried the mother for nothing.',
        'From her drawings I saw that a girl holds the crayon in her fist. I planned playdough and pegs for the week, as these make fingers strong. After three weeks at {employer} she held the crayon with three fingers, and I have both drawings in the file.',
      ],
      lessons: [
        'I learnt to leave out words such as lazy, clever and naughty.',
        'The observation is only finished when I know what I will offer the child next.',
      ],
    },
    'WM-01': {
      tasks: [
        'Greeted families at the gate',
        'Prepared a notice in three languages',
        'Visited the clinic for information leaflets',
        'Helped with the parents’ evening',
        'Wrote a message in the message book',
        'Made a list of community resources',
      ],
      stories: [
        'A father always drops his son quickly and leaves. I began to tell him one thing each day: today he built a bridge, today he shared his apple. After two weeks he came five minutes early to look at the bridge himself.',
        'I had a concern about a child who was often hungry in the morning. {colleague} and I spoke to the granny in the office and not at the gate. She told us that the grant had stopped. We gave her the number of the social worker and {employer} now keeps porridge for him.',
        'I walked to the library, the clinic and the church and asked what they offer for families with small children. I put the {count} contacts on one page with the times and taxi routes. Parents took photos of it with their phones.',
      ],
      lessons: [
        'I learnt that parents listen to a worry better when they have heard good things before.',
        'Respect is also the language in which I write the notice.',
      ],
    },
    'WM-02': {
      tasks: [
        'Led the morning ring',
        'Supervised outdoor play',
        'Prepared snack time with two helpers',
        'Guided the tidy-up with a song',
        'Settled children for rest time',
        'Reviewed the day with my supervisor',
      ],
      stories: [
        'Tidy-up time used to end in tears. I started to tell the children five minutes before with a drum, and again at two minutes. By the second week they came to ask when the drum would play. {colleague} timed it: from fourteen minutes down to six.',
        'It rained for three days and {count} children were inside. I changed the programme so that after each quiet activity we had a dance or an obstacle course of chairs. On {weekday} nobody fought until lunch, which is our record.',
        'Two boys wanted the same tricycle. I got down to their eye level and said what I saw, and asked them what we could do. One said “three rounds each”. I only counted the rounds. They solved it, and did it again the next day without me.',
      ],
      lessons: [
        'I learnt that waiting is what makes small children difficult, so I plan the in-between.',
        'Telling a child what to do works better than telling what not to do.',
      ],
    },
  },
};
