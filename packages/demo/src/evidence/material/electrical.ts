import type { FieldMaterial } from './field-material.ts';

export const electrical: FieldMaterial = {
  settings: ['the training workshop', 'a housing site', 'the plant room', 'a school renovation'],
  colleagues: [
    'the artisan, Mr Weideman',
    'my mentor',
    'the other apprentice',
    'the site foreman',
    'Sis Nandi, our master electrician',
  ],
  tools: [
    'the two-pole tester',
    'the insulation tester',
    'the bending spring',
    'the torque screwdriver',
    'the circuit legend',
  ],
  measure: { title: 'Supervised workplace hours per week', unit: 'hours', low: 14, high: 40 },
  outcomes: {
    'KM-03': {
      tasks: [
        'Calculated load current for a geyser',
        'Measured series and parallel circuits',
        'Drew the earth leakage principle',
        'Wrote the test on the installation regulations',
        'Practised first aid for electric shock',
        'Compared cable ratings in the tables',
      ],
      stories: [
        'A 3 kW geyser on 230 V takes about 13 A. I calculated it on paper, then {colleague} let me clamp the cable and the meter showed 12.8 A. It was the first time that a formula felt like something real to me. I then worked out {count} other appliances at home.',
        'I mixed up earthing and bonding for a long time. My mentor took me to the bathroom of the site and asked what would happen if the pipe and the bath were at different voltages. I drew it and understood that bonding keeps them equal, and the earth gives the fault a way back.',
        'In the first-aid practical I ran straight to the dummy. The trainer said: now you are two patients. Switch off first, or push away with something dry, then call, then breathe for them. I repeated the order on {weekday} until I could say it half asleep.',
      ],
      lessons: [
        'I learnt to estimate before I measure, so that a wrong reading looks wrong to me.',
        'I know now which work only a registered person may certify, and that this is not me yet.',
      ],
    },
    'PM-04': {
      tasks: [
        'Locked out and tagged a plug circuit',
        'Proved the tester before and after',
        'Tested all conductors to each other and to earth',
        'Signed on and off the work permit',
        'Identified circuits from the legend',
        'Explained the isolation to the client',
      ],
      stories: [
        'The legend said circuit 4 was the kitchen. I switched off, locked it and went to test, and the kitchen was still live. Whoever worked there before had swapped two circuits. Because I test before I touch, nothing happened. With {colleague} I traced and corrected the legend.',
        'I proved my tester on a live socket, tested the circuit dead, and then proved it again. The second time it did not light up. The battery had died in between, so my test meant nothing. We started again with new batteries. I will never leave out the last step.',
        'The tenant wanted the power back after {count} minutes and asked the foreman to open my lock. He could not, because the only key was in my pocket. It felt strange to stand my ground as a learner, but {colleague} of {employer} said that this is what the lock is for.',
      ],
      lessons: [
        'Dead is only dead when I have proved it myself.',
        'I learnt that my lock is a promise to the person who waits for me at home.',
      ],
    },
    'PM-06': {
      tasks: [
        'Marked out conduit routes with a laser',
        'Bent 20 mm conduit with the spring',
        'Fixed saddles at the prescribed spacing',
        'Drew in conductors with a partner',
        'Marked conductors at both ends',
        'Marked up the drawing as built',
      ],
      stories: [
        'My first bends had a kink because I bent too quickly in the cold. {colleague} showed me to warm the conduit with my hands and to pull slowly over the knee. I threw away two lengths and kept {count} good ones. I put a photo of the bad bend next to a good one in my file.',
        'On the drawing the conduit went through a beam. I did not drill. I took it to the foreman and we moved the route down by 300 mm, and I marked it in red on the print. At the end the as-built drawing was the only one that was correct.',
        'Drawing in went hard at the third bend. I wanted to pull with pliers. We put in a draw box instead, used a little lubricant, and the six conductors came through without a scratch. It cost an hour, and saved a wall at {employer}.',
      ],
      lessons: [
        'I learnt to measure twice and to think about the one who must pull the wire later.',
        'A clean workplace is part of the job and not something after the job.',
      ],
    },
    'PM-07': {
      tasks: [
        'Mounted DIN rails and devices',
        'Crimped ferrules on neutral tails',
        'Tightened terminals with the torque screwdriver',
        'Arranged neutrals and earths by circuit',
        'Printed and fitted the legend',
        'Tested earth leakage trip time',
      ],
      stories: [
        'I assembled a board with {count} ways. The schedule asked for 6 kA breakers and in the box there were two of 3 kA. They look almost the same. I put them aside and told {colleague}, who thanked me because the fault level at that transformer is higher than 3 kA.',
        'After my board was ready, the trainer pulled each wire lightly and one came out. It had been clamped on the insulation. I redid all the terminals with the torque screwdriver and marked each with a dot of paint when done. The second pull test passed.',
        'My legend was written in pencil and in my own shorthand. {colleague} asked if a grandmother could use it in the dark. I typed it with room names and circuit numbers, and the client at {employer} used it the same {weekday} to find the geyser.',
      ],
      lessons: [
        'I learnt that order inside a board is not for beauty but for the next person’s safety.',
        'Torque is a number and not a feeling.',
      ],
    },
    'WM-02': {
      tasks: [
        'Assisted with insulation resistance tests',
        'Traced an earth leakage fault',
        'Replaced a faulty socket under supervision',
        'Recorded test results with units',
        'Explained findings to the customer',
        'Cleaned up and tested again',
      ],
      stories: [
        'The earth leakage tripped every evening at six. We switched off all the circuits and put them on one by one. The fault came with the outside lights. I opened the third fitting and it was full of ants and water. The insulation test went from 0.02 to more than {count} megohm after it was replaced.',
        'A customer asked me directly if her house was safe. I wanted to say yes. {colleague} had told me to only say what we have measured, so I said that the three circuits we tested were in order, and that the geyser circuit still had to be looked at on {weekday}. She appreciated that.',
        'I wrote “0.5” in the test report and the artisan asked: half of what? Since then I write the unit before I write the number. In the same report for {employer} I also added the serial number of the tester, because results without it cannot be checked.',
      ],
      lessons: [
        'I learnt to change one thing at a time when I look for a fault.',
        'Customers trust a clear “we do not know yet” more than a quick answer.',
      ],
    },
  },
};
