import type { Draw, Kit } from '../stage.ts';

export const storyTimeWords = [
  'Good day. I am presenting my plan for a story time activity with the three to four year old group. There are fourteen children, and we have twenty minutes on the mat.',
  'My aim is that the children listen, use new words such as slow, fast and proud, and tell a part of the story themselves. It belongs to the area of communication.',
  'I chose the hare and the tortoise, because the children know both animals. I tell it in English and Sesotho, since these are the languages of the group.',
  'For resources I have two puppets made from socks, six picture cards, a drum, and a basket with real things to touch. Everything is clean and there are no small parts.',
  'I begin with the drum, softly. The hare boasts, and I ask the children to show me fast hands. Then the tortoise comes, and we all do slow hands.',
  'In the middle the hare lies down to sleep. I whisper, and I wait. Usually the children call out, wake up. I leave time for that, because it is their moment.',
  'The tortoise reaches the end. I ask open questions. How did he do it? How does the hare feel now? There is no wrong answer.',
  'Lindi sees poorly, so she sits next to me and holds the objects. For Thabo, who likes to move, I have the job of the drummer. So everyone is included.',
  'Afterwards the children choose. They can draw, put the picture cards in order, or play the race outside with the assistant.',
  'When I did it for the first time it was too long. I cut each page to one sentence. Next time I will let the children hold the puppets sooner. Thank you.',
];

/** A presentation with a drawn story in its middle. Runs in the page. */
export function storyTimeScene(kit: Kit): Draw {
  const { brush, box, disc, line, shape, text, wrapped, progress, subtitle } = kit;
  const slides = [
    {
      title: 'Story-time: the hare and the tortoise',
      points: ['3 to 4 years, 14 children', '20 minutes on the mat', 'My activity plan for PM-01'],
    },
    {
      title: 'Aim',
      points: [
        'Listen with pleasure',
        'New words: slow, fast, proud',
        'Retell a part of the story',
        'Area: communication',
      ],
    },
    {
      title: 'Why this story',
      points: ['Animals that children know', 'English and Sesotho', 'Short, with a turn'],
    },
    {
      title: 'Resources',
      points: ['2 sock puppets', '6 picture cards', 'Drum', 'Basket with things to touch'],
    },
    { title: '', points: [] },
    { title: '', points: [] },
    { title: '', points: [] },
    {
      title: 'Everyone takes part',
      points: [
        'A seat close by, real objects',
        'A job for those who like to move',
        'Both languages, no child is put on the spot',
      ],
    },
    {
      title: 'Afterwards the children choose',
      points: ['Draw', 'Picture cards in order', 'The race outside'],
    },
    {
      title: 'What I would change',
      points: [
        'One sentence for each page',
        'Puppets into children’s hands sooner',
        'Plan a shorter version for rainy days',
      ],
    },
  ];
  function tortoise(x: number, y: number, size: number, time: number): void {
    brush.save();
    brush.translate(x, y);
    brush.scale(size, size);
    for (const leg of [-24, 18]) disc(leg + Math.sin(time * 3 + leg) * 4, 14, 8, 11, '#7d9a4a');
    disc(48, -8, 14, 11, '#8fae57');
    disc(52, -11, 2, 2.4, '#222222');
    brush.fillStyle = '#6b5327';
    brush.beginPath();
    brush.arc(0, 8, 42, Math.PI, 0);
    brush.closePath();
    brush.fill();
    for (const [px, py] of [
      [-18, -8],
      [0, -18],
      [18, -8],
      [0, 0],
    ] as const)
      disc(px, py, 8, 7, '#927339');
    brush.restore();
  }
  function hare(x: number, y: number, size: number, asleep: boolean, time: number): void {
    brush.save();
    brush.translate(x, y);
    brush.scale(size, size);
    if (asleep) brush.rotate(-1.25);
    const hop = asleep ? 0 : Math.abs(Math.sin(time * 4)) * 14;
    disc(0, -hop, 26, 36, '#b59a7a');
    disc(0, -46 - hop, 19, 19, '#bfa585');
    disc(-9, -80 - hop, 6, 24, '#bfa585', -0.15);
    disc(9, -80 - hop, 6, 24, '#bfa585', 0.2);
    disc(9, -80 - hop, 3, 17, '#e2b9a8', 0.2);
    if (asleep) line('4,-48 12,-48', '#333333', 2);
    else disc(8, -49 - hop, 2.6, 3, '#222222');
    disc(-22, 16 - hop, 8, 8, '#f2ece2');
    disc(10, 32 - hop * 0.5, 15, 7, '#a98d6c');
    brush.restore();
  }
  function meadow(time: number): void {
    box(0, 0, 960, 540, '#bfe3f2');
    disc(810, 90, 46, 46, '#ffd75e');
    for (let cloud = 0; cloud < 3; cloud += 1)
      for (let puff = 0; puff < 4; puff += 1)
        disc(
          ((cloud * 340 + time * 6) % 1100) - 60 + puff * 30,
          80 + cloud * 34 + (puff % 2) * 10,
          32,
          22,
          '#ffffff',
        );
    disc(240, 430, 420, 150, '#9cc46b');
    disc(760, 440, 460, 140, '#8cb95b');
    box(0, 400, 960, 140, '#7dac4d');
    shape('0,440 960,420 960,470 0,490', '#d9b98a');
    for (const tree of [120, 640]) {
      box(tree, 250, 20, 140, '#6e4b2a');
      for (const [dx, dy] of [
        [-34, 20],
        [34, 16],
        [0, -20],
        [6, 30],
      ] as const)
        disc(tree + 10 + dx, 240 + dy, 50, 42, '#4f8a3c');
    }
    line('900,300 900,440', '#7a5230', 7);
    shape('900,300 900,346 848,324', '#d94f3d');
  }
  return (time, cues, index) => {
    const cue = cues[index];
    const since = time - (cue?.start ?? 0);
    const lasting = (cue?.end ?? 1) - (cue?.start ?? 0);
    const slide = slides[index] ?? slides[0];
    if (index >= 4 && index <= 6) {
      meadow(time);
      const share = progress(since, 0, lasting);
      if (index === 4) {
        hare(120 + share * 520, 410, 1.1, false, time);
        tortoise(80 + share * 160, 446, 1, time);
      } else if (index === 5) {
        hare(680, 392, 1.1, true, time);
        for (let z = 0; z < 3; z += 1)
          text('z', 720 + z * 22, 330 - z * 24 - ((time * 10) % 12), 20 + z * 8, '#4a5a6a', 700);
        tortoise(250 + share * 400, 452, 1, time);
      } else {
        hare(690 + share * 90, 400, 1.1, false, time * 1.4);
        tortoise(770 + share * 90, 446, 1, time);
        for (let star = 0; star < 16; star += 1)
          disc(
            840 + Math.cos(star) * (since * 22 + star * 6),
            260 + Math.sin(star * 2.4) * 90 + since * 10,
            5,
            5,
            ['#e4572e', '#ffc914', '#2e86ab', '#76b041'][star % 4] ?? '#ffffff',
          );
      }
    } else {
      box(0, 0, 960, 540, '#fbf6ea');
      box(0, 0, 960, 94, '#e07a3f');
      text(slide?.title ?? '', 56, 60, 34, '#ffffff', 700);
      for (const [at, point] of (slide?.points ?? []).entries()) {
        const shown = progress(since, 0.6 + (at * lasting) / 5, 1.4 + (at * lasting) / 5);
        brush.globalAlpha = shown;
        disc(76, 158 + at * 66, 9, 9, ['#2e86ab', '#76b041', '#ffc914', '#e4572e'][at % 4] ?? '#333333');
        wrapped(point, 104 - (1 - shown) * 30, 167 + at * 66, 440, 25, '#3a2f25', 500);
        brush.globalAlpha = 1;
      }
      hare(690, 330, 1.25, false, time * 0.5);
      tortoise(800, 352, 1.25, time);
      for (let child = 0; child < 7; child += 1) {
        const x = 580 + child * 54;
        disc(
          x,
          442 + Math.sin(time * 2 + child) * 3,
          17,
          18,
          ['#5b3a24', '#7a4f31', '#a8754c', '#3f2818', '#c79a74'][child % 5] ?? '#5b3a24',
        );
        box(
          x - 20,
          458 + Math.sin(time * 2 + child) * 3,
          40,
          40,
          ['#2e86ab', '#e4572e', '#76b041', '#ffc914'][child % 4] ?? '#2e86ab',
          12,
        );
      }
    }
    text(`${index + 1}`, 930, 24, 14, '#ffffff', 500, 'right');
    if (cue && time < cue.end + 0.3) subtitle(cue.text);
  };
}
