import { personName } from '../../src/setting/names.ts';
import { paper, signaturePath, stamp } from './paper.ts';

const logged: [string, string, string][] = [
  ['02/03', 'Toolbox talk. Walked the site with mentor', '7,5'],
  ['03/03', 'Watched and took notes, practised after lunch', '8'],
  ['04/03', 'First time on my own, mentor next to me', '8'],
  ['05/03', 'Checked equipment and filled in the list', '7'],
  ['06/03', 'Half day, class test in the afternoon', '4'],
  ['09/03', 'Busy day. Did 3 jobs from start to finish', '8,5'],
  ['10/03', 'Repeated what went wrong on Monday', '8'],
  ['11/03', 'Cleaned up store room, counted stock', '7'],
  ['12/03', 'Mentor observed me, 1 thing to improve', '8'],
  ['13/03', 'Improved it! Signed off by mentor', '8'],
  ['16/03', 'Helped new learner with the checklist', '8'],
  ['17/03', 'Reported a near miss, form handed in', '7,5'],
  ['18/03', 'Worked alone all morning', '8'],
  ['19/03', 'Assessor visit, went well', '8'],
];

function logbookPage(): string {
  const rows = logged.map(
    ([day, task, hours], index) =>
      `<tr><td class="first" style="width:90px">${day}</td><td class="first" style="white-space:nowrap;font-size:27px;padding-left:${10 + (index % 3) * 4}px">${task}</td>
       <td class="first" style="width:60px">${hours}</td><td style="width:170px;position:relative">${signaturePath(12 + (index % 3) * 5, 36 + (index % 4) * 2, 3, '#22242a')}</td></tr>`,
  );
  return paper(
    `<h1>Workplace logbook</h1><div style="font-size:24px">Learner: as on the cover &nbsp;&nbsp; Month: <span class="first">March 2026</span> &nbsp;&nbsp; Page: <span class="first">7</span></div>
     <table><tr><th>Date</th><th>What I did</th><th>Hours</th><th>Mentor</th></tr>${rows.join('')}</table>
     <p style="font-size:24px;margin-top:44px">Total hours on this page <span class="first" style="font-size:36px">&nbsp;105,5</span></p>
     <p style="font-size:24px">Mentor’s comment <span class="second">&nbsp;Good progress. Works safely, must ask sooner.</span></p>
     ${stamp(['CHECKED', '20 MAR 2026', 'WORKPLACE MENTOR'], 700, 1370, -7)}`,
  );
}

function attendanceRegister(): string {
  const classes = ['first', 'second', 'third', 'fourth'];
  const rows = Array.from({ length: 17 }, (_, index) => {
    const { name, surname } = personName(index * 7 + 3, index * 11 + 5);
    return `<tr><td style="width:50px;font-size:22px">${index + 1}</td><td class="${classes[(index * 3 + 1) % 4]}">${index % 4 === 2 ? `${name.charAt(0)}. ` : `${name} `}${surname}</td>
      <td class="${classes[(index * 3 + 1) % 4]}" style="width:130px">${index === 8 ? '8:25' : `7:${45 + (index % 10)}`}</td><td style="width:260px;position:relative">${signaturePath(24, 38, index * 1.37 + 2, index % 2 ? '#22242a' : '#1e2f8c')}</td></tr>`;
  });
  return paper(
    `<h1>Attendance register</h1><div style="font-size:24px">Session: <span class="first">Health and safety briefing, module 2</span> &nbsp; Date: <span class="first">12 March 2026</span></div>
     <table><tr><th>No.</th><th>Name</th><th>Time</th><th>Signature</th></tr>${rows.join('')}</table>
     <p style="font-size:24px;margin-top:30px">Facilitator <span class="second">P. Makhado</span></p>
     ${signaturePath(420, 1480, 9)}`,
  );
}

function attendanceCertificate(): string {
  return paper(
    `<div style="border:10px double #8a6a1f;margin:-20px -30px;height:1440px;padding:70px 60px;text-align:center;box-sizing:border-box">
     <div style="font:700 30px Carlito;letter-spacing:8px;color:#8a6a1f;margin-top:40px">UMGENI SKILLS CAMPUS</div>
     <div style="font:400 24px 'Liberation Serif';margin-top:10px">Pietermaritzburg, KwaZulu-Natal</div>
     <h1 style="font:italic 76px 'Liberation Serif';margin:130px 0 60px">Certificate of Attendance</h1>
     <p style="font:30px 'Liberation Serif'">This is to certify that the learner whose number is on the register overleaf</p>
     <p style="font:30px 'Liberation Serif'">attended the workshop</p>
     <p style="font:700 46px 'Liberation Serif';margin:50px 0">Health, Safety and Emergencies<br>in the Workplace</p>
     <p style="font:30px 'Liberation Serif'">two days, 16 hours, on</p><p class="fourth" style="font-size:46px;margin:10px">10 and 11 March 2026</p>
     <svg style="left:505px;top:1010px" width="150" height="150"><circle cx="75" cy="75" r="70" fill="#b98a2c"/><circle cx="75" cy="75" r="56" fill="none" stroke="#f3e3b4" stroke-width="4"/><path d="M75 30 l13 30 32 3 -24 21 8 32 -29 -17 -29 17 8 -32 -24 -21 32 -3z" fill="#f3e3b4"/></svg>
     <div style="position:absolute;left:150px;top:1380px;font-size:24px"><span class="line"></span><br>Facilitator</div>
     <div style="position:absolute;left:670px;top:1380px;font-size:24px"><span class="line"></span><br>Centre manager</div></div>
     ${signaturePath(220, 1415, 4)}${signaturePath(760, 1415, 7, '#22242a')}${stamp(['UMGENI SKILLS CAMPUS', '11 MAR 2026', 'ACADEMIC OFFICE'], 420, 1250, 5, '#1f3f7a')}`,
  );
}

/** The sheets that are scanned, by the name of their file. */
export const sheets: Record<string, { html: string; turn: number }> = {
  'logbook-page': { html: logbookPage(), turn: 0.9 },
  'attendance-register': { html: attendanceRegister(), turn: -1.3 },
  'attendance-certificate': { html: attendanceCertificate(), turn: 0.5 },
};
