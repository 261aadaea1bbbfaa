/** Steps of the walk-round, with what is looked at in each. */
const steps = [
  [
    'Under the truck',
    'Look for oil, water and battery acid on the floor. A wet spot is reported before the key is turned.',
  ],
  [
    'Tyres and wheels',
    'Cuts, flat spots, missing nuts. A truck on a bad tyre leans, and a truck that leans falls.',
  ],
  [
    'Forks, mast and chains',
    'Both forks are at one height and none is bent or cracked. The chains are equally tight.',
  ],
  ['The data plate', 'It is there, it can be read, and it belongs to this truck and this attachment.'],
  [
    'The seat',
    'Seat belt, overhead guard, hooter, lights. Then brakes, steering and hydraulics before the first load.',
  ],
] as const;

const checks = [
  [
    'Oil lies under the truck. What comes first?',
    ['Wipe it away and drive', 'Report it and leave the truck', 'Drive to the workshop'],
    1,
  ],
  [
    'The data plate cannot be read. How much does the truck lift?',
    ['As much as the last one', 'Whatever the mast takes', 'Nothing until it is replaced'],
    2,
  ],
] as const;

const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="WALK-ROUND" version="1.2" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="ORG">
    <organization identifier="ORG">
      <title>The walk-round</title>
      <item identifier="ITEM-1" identifierref="RES-1"><title>The walk-round</title><adlcp:masteryscore>50</adlcp:masteryscore></item>
    </organization>
  </organizations>
  <resources><resource identifier="RES-1" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/><file href="walk.js"/><file href="walk.css"/></resource></resources>
</manifest>
`;

const page = `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The walk-round</title><link rel="stylesheet" href="walk.css"></head>
<body><main><p id="place"></p><h1 id="title" tabindex="-1"></h1><div id="body"></div><p><button id="back" type="button">Back</button> <button id="next" type="button">Next</button></p></main>
<script>const steps = ${JSON.stringify(steps)}; const checks = ${JSON.stringify(checks)};</script><script src="walk.js"></script></body>
</html>
`;

const style = `body { margin: 0; font: 18px/1.55 system-ui, sans-serif; color: #16212b; background: #f4f6f5; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .25rem 0 1rem; outline: none; }
#place { color: #4a5a66; margin: 0; font-size: .9rem; }
fieldset { border: 1px solid #c5cfd4; border-radius: .5rem; margin: 1.25rem 0; padding: .5rem 1rem 1rem; background: #fff; }
legend { font-weight: 600; padding: 0 .4rem; }
label { display: block; padding: .45rem 0; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .4rem; border: 1px solid #0f766e; background: #0f766e; color: #fff; }
#back { background: #fff; color: #0f5f58; }
button[disabled] { opacity: .45; }
`;

/** Talks to the player as SCORM 1.2 wants it: where one is, what was answered, how it ended. */
const script = `let at = window;
for (let up = 0; !at.API && at.parent !== at && up < 7; up += 1) at = at.parent;
const api = at.API;
const tell = (name, value) => api && api.LMSSetValue(name, String(value));
const begun = Date.now();
if (api) api.LMSInitialize('');
const last = steps.length;
let place = Number(api && api.LMSGetValue('cmi.core.lesson_location')) || 0;
let done = api && /passed|failed/.test(api.LMSGetValue('cmi.core.lesson_status'));
const element = (id) => document.getElementById(id);
const body = element('body');
function show(moved) {
  element('place').textContent = place < last ? 'Step ' + (place + 1) + ' of ' + last : 'Two questions';
  element('title').textContent = place < last ? steps[place][0] : done ? 'That was the walk-round' : 'What do you do?';
  body.replaceChildren();
  if (place < last) {
    const text = document.createElement('p');
    text.textContent = steps[place][1];
    body.append(text);
  } else if (!done) checks.forEach(ask);
  else body.append('Your answers are kept. You can close this page.');
  element('back').disabled = place === 0;
  element('next').hidden = place === last && done;
  element('next').textContent = place < last ? 'Next' : 'Send my answers';
  if (moved) element('title').focus();
}
function ask([text, answers], number) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = text;
  group.append(legend);
  answers.forEach((answer, value) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'q' + number, value });
    label.append(input, ' ' + answer);
    group.append(label);
  });
  body.append(group);
}
function send() {
  const given = checks.map((_, number) => document.querySelector('input[name=q' + number + ']:checked'));
  if (given.some((each) => !each)) return;
  const right = given.filter((each, number) => Number(each.value) === checks[number][2]).length;
  given.forEach((each, number) => {
    const where = 'cmi.interactions.' + number + '.';
    tell(where + 'id', 'walk-round-' + (number + 1));
    tell(where + 'type', 'choice');
    tell(where + 'student_response', 'abc'[each.value]);
    tell(where + 'correct_responses.0.pattern', 'abc'[checks[number][2]]);
    tell(where + 'result', Number(each.value) === checks[number][2] ? 'correct' : 'wrong');
  });
  const score = Math.round((100 * right) / checks.length);
  tell('cmi.core.score.raw', score);
  tell('cmi.core.lesson_status', score >= 50 ? 'passed' : 'failed');
  done = true;
  keep();
  show(true);
}
function keep() {
  tell('cmi.core.lesson_location', place);
  if (!done) tell('cmi.core.lesson_status', 'incomplete');
  if (api) api.LMSCommit('');
}
element('next').addEventListener('click', () => {
  if (place === last) return send();
  place += 1;
  keep();
  show(true);
});
element('back').addEventListener('click', () => {
  place -= 1;
  keep();
  show(true);
});
let over = false;
addEventListener('pagehide', () => {
  if (over || !api) return;
  over = true;
  const seconds = Math.round((Date.now() - begun) / 1000);
  const two = (number) => String(number).padStart(2, '0');
  tell('cmi.core.session_time', '00' + two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60));
  tell('cmi.core.exit', done ? '' : 'suspend');
  api.LMSFinish('');
});
show(false);
`;

/** A package for the standard 1.2, as an authoring tool would have made it: five steps, two questions, a mark. */
export const walkRound: Readonly<Record<string, string>> = {
  'imsmanifest.xml': manifest,
  'index.html': page,
  'walk.css': style,
  'walk.js': script,
};
