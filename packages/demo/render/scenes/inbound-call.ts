import type { Draw, Kit } from '../stage.ts';

/** The agent begins; the customer speaks every other line. */
export const inboundCallWords = [
  'Good morning, thank you for calling customer care, you are speaking to the accounts desk. How may I help you today?',
  'Good morning. My water account has doubled, and nobody can tell me why. This is the second time that I phone.',
  'I am sorry that you have to call again. I would like to sort it out with you now. May I first ask for your account number and the street you live in?',
  'It is four four one, nine zero two, seven. And I live in Jacaranda Street.',
  'Thank you. And for security, the last three digits of your identity number, please?',
  'Zero eight six.',
  'Thank you, that is correct. I see that the last three months were estimated, as no reading came in. May I ask when you last sent a reading?',
  'I think that was in January. In February the gate was locked, and afterwards I forgot.',
  'That explains it. If you can read the meter to me now, I can ask for a correction. May I put you on hold for about a minute while I open the form?',
  'Yes, that is fine. The meter says one, three, eight, zero, six.',
  'Thank you for holding. So, the account was estimated since February, and your real reading is lower. I have requested a correction. You will get a new account within seven working days. Is that right so far?',
  'Yes, exactly. And do I have to pay the high amount?',
  'Please pay your usual amount by the due date, and the rest is on hold until the correction is done. Your reference number is seven one four, two two nine. May I repeat it for you?',
  'No, I have it. Seven one four, two two nine. Thank you, that was helpful.',
  'It is a pleasure. Is there anything else that I can help you with? Then have a good day, and thank you for calling.',
];

/** The agent’s screen during a call: form, timer, sound and transcript. Runs in the page. */
export function inboundCallScene(kit: Kit): Draw {
  const { box, frame, disc, text, wrapped, progress, pointer } = kit;
  const fields: [string, string, number][] = [
    ['Account number', '441 902 7', 3],
    ['Street', 'Jacaranda Street', 3],
    ['Verified', 'Yes, 2 of 2 questions', 6],
    ['Query type', 'High account, estimated readings', 7],
    ['Last own reading', 'January', 7],
    ['Reading today', '13806', 9],
    ['Action', 'Correction requested, 7 working days', 10],
    ['Arrangement', 'Balance on hold', 12],
    ['Reference', '714-229', 12],
    ['Wrap code', 'Resolved at first contact', 14],
  ];
  const waves = (seconds: number, place: number) =>
    Math.abs(Math.sin(seconds * 9 + place * 1.7) * Math.sin(seconds * 3.1 + place * 0.6));
  return (time, cues, index) => {
    const cue = cues[index];
    const isSpeaking = cue !== undefined && time >= cue.start && time <= cue.end;
    box(0, 0, 960, 540, '#f2f4f7');
    box(0, 0, 960, 44, '#12355b');
    text('Customer care desk', 20, 28, 17, '#ffffff', 700);
    text('Queue 4    Service level 86 %    Available 11', 940, 28, 13, '#c7d6e8', 400, 'right');
    box(0, 44, 70, 496, '#1d4a7a');
    for (let icon = 0; icon < 6; icon += 1) {
      box(21, 66 + icon * 58, 28, 28, icon === 1 ? '#f4b942' : '#4b79ab', 7);
    }
    // The call itself.
    box(84, 58, 250, 150, '#ffffff', 8);
    const onHold = index === 9 && cue !== undefined && time > cue.end - 0.4;
    disc(112, 88, 12, 12, onHold ? '#f4b942' : '#2e9e5b');
    text(onHold ? 'On hold' : 'Connected', 134, 94, 16, '#20303f', 700);
    const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(Math.floor(time % 60)).padStart(2, '0')}`;
    text(clock, 318, 94, 20, '#20303f', 700, 'right');
    for (const [row, name] of ['Agent', 'Customer'].entries()) {
      text(name, 100, 136 + row * 42, 13, '#5a6775');
      for (let bar = 0; bar < 30; bar += 1) {
        const high = isSpeaking && cue.voice === row ? 3 + waves(time, bar) * 26 : 2;
        box(166 + bar * 5.2, 132 + row * 42 - high / 2, 3, high, row === 0 ? '#1d4a7a' : '#d9822b', 1);
      }
    }
    // What was said.
    box(84, 218, 250, 310, '#ffffff', 8);
    text('Live transcript', 98, 240, 13, '#5a6775', 700);
    let y = 262;
    for (const said of cues.slice(Math.max(0, index - 1), index + 1)) {
      const share = Math.min(1, Math.max(0, (time - said.start) / (said.end - said.start)));
      const words = said.text.slice(0, Math.floor(said.text.length * share));
      if (!words) continue;
      text(said.voice === 0 ? 'Agent' : 'Customer', 98, y, 11, said.voice === 0 ? '#1d4a7a' : '#b8651b', 700);
      y = wrapped(words, 98, y + 17, 222, 13, '#20303f') + 10;
    }
    // The ticket.
    box(346, 58, 372, 470, '#ffffff', 8);
    text('New ticket', 364, 86, 18, '#20303f', 700);
    let [mouseX, mouseY] = [600, 500];
    for (const [at, [label, value, from]] of fields.entries()) {
      const top = 100 + at * 41;
      const begin = cues[from];
      const siblings = fields.filter((field) => field[2] === from);
      const place = siblings.findIndex((field) => field[0] === label);
      const span = begin ? (begin.end - begin.start) / siblings.length : 1;
      const start = (begin?.start ?? 999) + place * span + 0.4;
      const shown = value.slice(0, Math.floor(value.length * progress(time, start, start + span * 0.7)));
      const isActive = time >= start && time < start + span;
      text(label, 364, top + 22, 13, '#5a6775');
      box(490, top + 4, 212, 28, '#f7f9fb', 4);
      frame(490, top + 4, 212, 28, isActive ? '#1d6fd1' : '#c9d1da', 4, isActive ? 2 : 1);
      text(
        `${shown}${isActive && Math.floor(time * 2) % 2 === 0 ? '|' : ''}`,
        498,
        top + 23,
        13.5,
        '#20303f',
        500,
      );
      if (isActive) [mouseX, mouseY] = [640, top + 22];
    }
    // The knowledge base.
    box(730, 58, 216, 230, '#ffffff', 8);
    text('Knowledge base', 744, 84, 15, '#20303f', 700);
    const article =
      index < 6
        ? ['Verify the caller', 'Two questions before any', 'account detail is shared.']
        : ['Estimated readings', 'Ask for a reading. Request a', 'correction. Hold the balance.'];
    for (const [at, words] of article.entries())
      text(
        words,
        744,
        112 + at * 22,
        at === 0 ? 14 : 13,
        at === 0 ? '#1d4a7a' : '#3d4a57',
        at === 0 ? 700 : 400,
      );
    for (let row = 0; row < 4; row += 1) box(744, 192 + row * 20, 180 - row * 22, 8, '#e3e8ee', 3);
    box(730, 298, 216, 230, '#ffffff', 8);
    text('Consumption', 744, 324, 15, '#20303f', 700);
    for (const [at, value] of [31, 33, 62, 66, 69].entries()) {
      const corrected =
        index >= 10 && at > 1 ? value - 33 * progress(time, cues[10]?.start ?? 0, cues[10]?.end ?? 1) : value;
      const high = index >= 6 ? corrected * 1.9 : 4;
      box(752 + at * 36, 492 - high, 24, high, at > 1 ? '#d9822b' : '#4b79ab', 3);
      text('JFMAM'.charAt(at), 764 + at * 36, 510, 12, '#5a6775', 400, 'center');
    }
    pointer(mouseX + Math.sin(time) * 8, mouseY + Math.cos(time * 0.8) * 5);
  };
}
