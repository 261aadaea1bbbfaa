import { strToU8, zipSync } from 'fflate';

/** A package as an authoring tool would make it; files by their names, texts or bytes. */
export const pack = (files: Record<string, string | Uint8Array>): Blob => new Blob([bytesOf(files)]);

export const bytesOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      // The same files are the same bytes, whenever they are packed.
      { mtime: '2026-01-05T08:00:00' },
    ),
  );

export interface Item {
  title: string;
  href: string;
  /** Elements below the item. */
  rules?: string;
  parameters?: string;
  kind?: 'sco' | 'asset';
  /** Nobody is shown it. */
  hidden?: boolean;
}

interface Manifest {
  title?: string;
  items: readonly Item[];
  /** Attributes of `<resources>`. */
  base?: string;
}

const items = (all: readonly Item[]) =>
  all
    .map(
      ({ title, rules = '', parameters, hidden }, index) =>
        `<item identifier="ITEM-${index + 1}" identifierref="RES-${index + 1}"${hidden ? ' isvisible="false"' : ''}${
          parameters ? ` parameters="${parameters.replaceAll('&', '&amp;')}"` : ''
        }><title>${title}</title>${rules}</item>`,
    )
    .join('');

const resources = (all: readonly Item[], attribute: string, base = '') =>
  `<resources${base}>${all
    .map(
      ({ href, kind = 'sco' }, index) =>
        `<resource identifier="RES-${index + 1}" type="webcontent" ${attribute}="${kind}" href="${href.replaceAll('&', '&amp;')}"><file href="${href.split('?')[0]}"/></resource>`,
    )
    .join('')}</resources>`;

/** As tools for SCORM 1.2 write it. */
export const manifest12 = ({ title = 'Calls at reception', items: all, base }: Manifest): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M1" version="1.2" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="ORG"><organization identifier="ORG"><title>${title}</title>${items(all)}</organization></organizations>
  ${resources(all, 'adlcp:scormtype', base)}
</manifest>`;

/** As tools for SCORM 2004 write it. */
export const manifest2004 = (
  { title = 'Calls at reception', items: all, base }: Manifest,
  edition = '2004 4th Edition',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M1" version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>${edition}</schemaversion></metadata>
  <organizations default="ORG"><organization identifier="ORG"><title>${title}</title>${items(all)}</organization></organizations>
  ${resources(all, 'adlcp:scormType', base)}
</manifest>`;

const finder = (version: '1.2' | '2004') => `
function find(name) {
  for (let at = window, tries = 0; at && tries < 20; at = at.parent === at ? null : at.parent, tries++) if (at[name]) return at[name];
  return null;
}
const api = find('${version === '1.2' ? 'API' : 'API_1484_11'}');
const call = (name, ...values) => api[${version === '1.2' ? `'LMS' + name` : 'name'}](...values);
`;

/**
 * A page that learns its place from the run time, shows it, and tells what is pressed: next page, answer, done. It also
 * tries what it must not be able to do, and shows what came of it.
 */
export function talkingPage(version: '1.2' | '2004', title = 'Calls'): string {
  const names =
    version === '1.2'
      ? {
          place: 'cmi.core.lesson_location',
          status: 'cmi.core.lesson_status',
          exit: 'cmi.core.exit',
          time: ['cmi.core.session_time', '0000:01:30.00'],
          done: [['cmi.core.score.raw', '85'], ['cmi.core.lesson_status', 'passed']],
          response: 'student_response',
        }
      : {
          place: 'cmi.location',
          status: 'cmi.completion_status',
          exit: 'cmi.exit',
          time: ['cmi.session_time', 'PT1M30S'],
          done: [['cmi.score.scaled', '0.85'], ['cmi.success_status', 'passed'], ['cmi.completion_status', 'completed']],
          response: 'learner_response',
        }; // prettier-ignore
  return `<!doctype html><html><head><title>${title}</title><meta charset="utf-8"></head><body>
<h1>${title}</h1><p id="place"></p><p id="told"></p><pre id="tried"></pre>
<button id="next">Next page</button><button id="answer">Answer</button><button id="done">Done</button><button id="leave">Leave</button><button id="on">On to the next part</button>
<script>${finder(version)}
const names = ${JSON.stringify(names)};
const show = (id, text) => document.getElementById(id).textContent = text;
let page = 1, answers = 0, over = false;
call('Initialize', '');
const before = call('GetValue', names.place);
if (before) page = Number(before);
show('place', 'Page ' + page + ' of 5');
show('told', 'Notes: ' + call('GetValue', 'cmi.suspend_data'));
const press = (id, work) => document.getElementById(id).addEventListener('click', work);
press('next', () => {
  page++;
  call('SetValue', names.place, String(page));
  call('SetValue', 'cmi.suspend_data', 'seen ' + page);
  call('SetValue', names.status, 'incomplete');
  call('Commit', '');
  show('place', 'Page ' + page + ' of 5');
});
press('answer', () => {
  const at = 'cmi.interactions.' + answers++ + '.';
  call('SetValue', at + 'id', 'question-' + answers);
  call('SetValue', at + 'type', 'choice');
  call('SetValue', at + names.response, 'b');
  call('SetValue', at + 'result', 'correct');
});
press('done', () => { for (const [name, value] of names.done) call('SetValue', name, value); call('Commit', ''); });
const leave = () => {
  if (over) return;
  over = true;
  call('SetValue', names.time[0], names.time[1]);
  call('SetValue', names.exit, 'suspend');
  // As the usual wrapper does before it ends.
  call('Commit', '');
  call(${version === '1.2' ? `'Finish'` : `'Terminate'`}, '');
};
press('leave', leave);
press('on', () => { call('SetValue', 'adl.nav.request', 'continue'); leave(); });
addEventListener('beforeunload', leave);
addEventListener('unload', leave);
const tries = {
  storage: () => Object.keys(top.localStorage).join(),
  cookies: () => top.document.cookie,
  ownCookies: () => document.cookie,
  page: () => top.document.body.innerHTML.length,
  leading: () => { top.location = 'about:blank'; },
};
(async () => {
  const found = {};
  for (const [name, attempt] of Object.entries(tries)) {
    try { found[name] = 'got: ' + attempt(); } catch (error) { found[name] = error.name; }
  }
  for (const path of ['/api/v2/courses', '/']) {
    const address = new URLSearchParams(location.search).get('platform') + path;
    try { const answer = await fetch(address, { credentials: 'include' }); found[path] = 'got: ' + answer.status; }
    catch (error) { found[path] = error.name; }
  }
  show('tried', JSON.stringify(found));
})();
</script></body></html>`;
}
