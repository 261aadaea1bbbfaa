import type { FieldMaterial } from './field-material.ts';

export const liftTruck: FieldMaterial = {
  settings: ['the dispatch yard', 'the cold store', 'receiving bay two', 'the racking aisles'],
  colleagues: [
    'my supervisor',
    'Bra Jakes, our senior driver',
    'the checker',
    'the safety officer',
    'the shift leader',
  ],
  tools: [
    'the data plate',
    'the daily checklist',
    'the 2.5 ton counterbalance truck',
    'the reach truck',
    'the load chart',
  ],
  measure: { title: 'Pallets moved per shift', unit: 'pallets', low: 42, high: 118 },
  outcomes: {
    'KM-01': {
      tasks: [
        'Read the data plate of two trucks',
        'Drew the stability triangle',
        'Worked out capacity at different load centres',
        'Wrote the class test on the regulations',
        'Explained the operator card rules',
        'Attended the toolbox talk on tip-overs',
      ],
      stories: [
        'Our truck says 2 500 kg at a load centre of 500 mm. I used to think that it means 2 500 kg of anything. In class we worked out a long crate with its centre at 700 mm and only about 1 950 kg was allowed. The next {weekday} I saw exactly such a crate at {employer} and asked for the bigger truck.',
        'The trainer put a model truck on a board and tilted it slowly with a load up and with a load down. With the load up it fell much sooner. I drew the triangle three times until I could explain to {colleague} why turning with the mast raised is how people die.',
        'I learnt that my card alone is not enough. My medical has to be valid as well, and I must be authorised for the type of truck. {colleague} showed me the register where the expiry dates of {count} operators are kept. Mine is now on the list for April.',
      ],
      lessons: [
        'The plate tells the truth and my eyes only guess, so I read the plate first.',
        'I can say no to an overload, and the law stands behind me.',
      ],
    },
    'PM-01': {
      tasks: [
        'Completed the pre-use inspection',
        'Reported a worn fork heel',
        'Checked chains and mast for wear',
        'Tested brakes, hooter and lights',
        'Tagged out a truck with a leak',
        'Topped up battery water with the technician',
      ],
      stories: [
        'On {weekday} morning I found a wet patch under the mast that was not there the night before. I wiped it and raised the mast, and fresh oil came down the left cylinder. I put the red tag on, removed the key and told {colleague}. The mechanic found a cracked hose. It would have burst under load.',
        'In the beginning my inspection took twenty-five minutes because I walked back and forth. {colleague} taught me to go around clockwise from the left front wheel: tyre, mast, forks, right side, back, left side, then the seat. Now it takes {count} minutes and I do not miss anything.',
        'The hooter was not working. Somebody said just shout. I explained that at the blind corner of the cold store at {employer} nobody hears a shout, and marked it as “do not use”. The fuse was replaced in ten minutes.',
      ],
      lessons: [
        'I learnt that a checklist that is ticked before the walk-round is worse than none.',
        'Gloves and good light are part of the inspection; with a torch one sees cracks.',
      ],
    },
    'PM-02': {
      tasks: [
        'Offloaded a side-curtain trailer',
        'Stacked pallets three high in the block',
        'Put away in racking level four',
        'Moved drums with the clamp under supervision',
        'Loaded the afternoon dispatch',
        'Restacked a leaning pallet by hand',
      ],
      stories: [
        'A pallet of tiles had shifted in the truck and was leaning. I did not lift it as it was. With {colleague} I restacked the top two layers by hand, wrapped it again and only then put the forks in. It took us {count} minutes but nothing broke and nobody was hurt.',
        'My first placements on level four were skew, because I looked at the forks and not at the upright. The tip was to stop square, raise, look, and only then move in. In my second assessment at {employer} I placed six pallets without touching the beam.',
        'A picker walked out between two racks with his phone. I was driving slowly with the load low and could stop three metres before him. I hooted, greeted, and waited until he had looked at me. Later I reported it as a near miss, as we now have a painted crossing there.',
        'The load was too high to see over, so I drove in reverse to the bay and turned my body. On the slope I kept the load uphill. {colleague} walked beside me with the checklist and ticked both.',
      ],
      lessons: [
        'I learnt that smooth is fast: jerking costs more time than going slowly.',
        'I look at the load notice on every bay, since not all beams carry the same.',
      ],
    },
    'PM-03': {
      tasks: [
        'Parked and chocked the truck at end of shift',
        'Connected the battery charger',
        'Changed a gas cylinder with gloves and goggles',
        'Cleaned up an acid drip with neutraliser',
        'Filled in the charging log',
        'Checked the eye-wash station',
      ],
      stories: [
        'When I changed a gas cylinder for the first time I forgot to run the engine until the line was empty. {colleague} stopped me and we did it again from the start: valve closed, engine run dry, gloves on, soap water on the joint. There were no bubbles. I wrote the steps in my own words for my file.',
        'The charger plug was warm. I reported it, because warm means a bad contact. The electrician of {employer} found a burnt pin. I logged the battery at {count} percent and took the spare truck.',
        'I came back from lunch and somebody had parked with the forks at knee height across the walkway. I lowered them, put on the brake and took the key to the office. Nobody was scolded, but at the next toolbox talk I was asked to show how to park.',
      ],
      lessons: [
        'Forks flat on the floor is the last thing I do and the first thing I look at.',
        'I learnt why the charging bay has no smoking signs: hydrogen has no smell.',
      ],
    },
    'WM-01': {
      tasks: [
        'Worked the receiving shift under supervision',
        'Loaded two interlinks for Cape Town',
        'Did a cycle count with the checker',
        'Reported a damaged upright',
        'Helped a new learner with the inspection',
        'Handed over to the night shift',
      ],
      stories: [
        'During the month-end rush we had nine trucks by noon. {colleague} divided the yard: one truck loads, one feeds, nobody crosses. I fed {count} pallets in my shift with no damage. I was tired but I did not skip the second check after lunch.',
        'I touched an upright with the counterweight. It was a small dent and nobody saw it. I reported it anyway and the bay was emptied and measured. It was within the limit. {colleague} said he would rather have ten such reports than one collapsed rack.',
        'The checker and I did not agree about a count of 36 or 63. We went back and counted together and it was 36; the digits were swapped on the sheet. Since that {weekday} we read numbers to each other digit by digit at {employer}.',
      ],
      lessons: [
        'I learnt that the work is done together with checkers and drivers, and a greeting makes it lighter.',
        'Reporting my own mistake gave me more trust and not less.',
      ],
    },
  },
};
