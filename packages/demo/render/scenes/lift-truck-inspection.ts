import type { Draw, Kit } from '../stage.ts';

/** A drawn walk-round: the view moves to the part that is being spoken about. Runs in the page. */
export function liftTruckInspectionScene(kit: Kit): Draw {
  const { brush, box, disc, line, shape, text, progress, subtitle, frame } = kit;
  // The middle of the view, how close it is and the point of the checklist it belongs to.
  const views = `480 300 1 Ready
    600 420 2.1 Tyres and nuts
    790 440 2 Forks and pins
    690 250 1.7 Mast and chains
    740 320 1.9 Load backrest
    500 120 1.8 Overhead guard
    480 460 1.7 Leaks
    330 360 1.8 Rear and battery
    480 280 1.8 Seat and belt
    560 230 1.7 Hooter and lights
    680 300 1.2 Hydraulics, brakes
    480 300 1 Signed`
    .split('\n')
    .map((row): [number, number, number, string] => {
      const [x, y, zoom, ...name] = row.trim().split(' ');
      return [Number(x), Number(y), Number(zoom), name.join(' ')];
    });
  function wheel(x: number, y: number, radius: number, turn: number): void {
    disc(x, y, radius, radius, '#23252a');
    disc(x, y, radius * 0.62, radius * 0.62, '#d8d3c8');
    for (let nut = 0; nut < 6; nut += 1)
      disc(
        x + Math.cos(turn + nut * 1.047) * radius * 0.36,
        y + Math.sin(turn + nut * 1.047) * radius * 0.36,
        4,
        4,
        '#6b6b6b',
      );
    disc(x, y, radius * 0.16, radius * 0.16, '#6b6b6b');
  }
  function truck(time: number, index: number, since: number): void {
    const lift = index === 10 ? Math.sin(Math.min(since, 6.28)) ** 2 * 90 : 0;
    const roll = index === 10 && since > 7 ? Math.sin((since - 7) * 0.8) * 26 : 0;
    brush.save();
    brush.translate(roll, 0);
    disc(500, 492, 300, 13, 'rgba(0,0,0,0.22)');
    shape('300,300 560,300 640,350 640,430 290,430', '#e3a008');
    shape('270,290 370,285 380,430 280,430 262,380', '#2d3036');
    box(390, 268, 96, 30, '#33363c', 8);
    box(382, 196, 26, 92, '#33363c', 10);
    line('404,286 420,250 432,292', '#c0392b', 5);
    line('560,300 520,236', '#26282c', 8);
    line('506,226 536,248', '#26282c', 8);
    line('610,330 575,118', '#26282c', 11);
    line('330,292 352,118', '#26282c', 11);
    line('340,116 590,116', '#26282c', 12);
    for (let bar = 0; bar < 7; bar += 1) line(`${362 + bar * 34},108 ${366 + bar * 34},124`, '#3b3e44', 4);
    box(370, 92, 26, 16, index >= 9 && Math.floor(time * 3) % 2 === 0 ? '#ffcf5c' : '#d9822b', 4);
    disc(606, 160, 13, 13, index === 9 && since > 2 ? '#fff3b0' : '#c9c4b4');
    if (index === 9 && since > 2) shape('610,150 820,90 820,260 610,170', 'rgba(255,240,170,0.35)');
    box(655, 90, 16, 380, '#4a4e55');
    box(682, 90, 14, 380, '#5b6068');
    for (let link = 0; link < 34; link += 1) disc(676, 110 + link * 10.6, 2.6, 4.4, '#1f2125');
    brush.save();
    brush.translate(0, -lift);
    for (let bar = 0; bar < 4; bar += 1) box(700, 270 + bar * 28, 14, 10, '#3d4047');
    line('704,250 704,470', '#3d4047', 7);
    line('716,250 716,470', '#3d4047', 7);
    shape('716,380 728,380 730,466 900,476 900,482 716,482', '#54585f');
    brush.restore();
    wheel(590, 430, 58, roll / 58);
    wheel(340, 442, 46, roll / 46);
    text('2.5 t', 470, 385, 34, '#3a2a05', 700, 'center');
    brush.restore();
  }
  function inspector(x: number, y: number, time: number): void {
    const step = Math.sin(time * 5) * 9;
    line(`${x},${y - 60} ${x - step},${y}`, '#26344d', 11);
    line(`${x},${y - 60} ${x + step},${y}`, '#26344d', 11);
    box(x - 17, y - 122, 34, 66, '#f39c12', 9);
    line(`${x - 16},${y - 92} ${x + 16},${y - 92}`, '#f7f3c0', 6);
    line(`${x + 12},${y - 112} ${x + 34},${y - 84}`, '#f39c12', 9);
    disc(x, y - 140, 16, 18, '#6b4429');
    shape(`${x - 20},${y - 146} ${x - 14},${y - 164} ${x + 14},${y - 164} ${x + 24},${y - 146}`, '#f5f5f0');
    box(x + 30, y - 100, 18, 24, '#f7f5ee', 2);
  }
  return (time, cues, index) => {
    const now = cues[index];
    const [x, y, zoom] = views[index] ?? [480, 300, 1];
    const [fromX, fromY, fromZoom] = views[Math.max(0, index - 1)] ?? [480, 300, 1];
    const since = time - (now?.start ?? 0);
    const share = progress(since, 0, 2.2);
    const mix = (a: number, b: number) => a + (b - a) * share;
    brush.save();
    brush.translate(400, 260);
    const scale = mix(fromZoom, zoom) * 0.86;
    brush.scale(scale, scale);
    brush.translate(-mix(fromX, x) + Math.sin(time * 0.9) * 2, -mix(fromY, y) + Math.cos(time * 1.1) * 2);
    box(-600, -400, 2200, 880, '#b9bec2');
    for (let panel = 0; panel < 22; panel += 1) box(-600 + panel * 100, -400, 3, 880, '#adb2b7');
    box(-600, 480, 2200, 500, '#83837f');
    box(-600, 508, 2200, 10, '#d8b21f');
    for (let bay = 0; bay < 3; bay += 1) {
      box(-330 + bay * 600, -40, 12, 520, '#27497d');
      for (let level = 0; level < 3; level += 1) {
        box(-330 + bay * 600, 120 + level * 150, 260, 10, '#d06a26');
        for (let load = 0; load < 2; load += 1)
          box(
            -305 + bay * 600 + load * 118,
            40 + level * 150,
            100,
            80,
            load === level % 2 ? '#b98d58' : '#a67c4a',
            2,
          );
      }
    }
    truck(time, index, since);
    if (index !== 8) inspector(mix(fromX, x) - 150 + Math.sin(time * 0.4) * 10, 520, share < 1 ? time : 0.3);
    if (zoom > 1) {
      brush.strokeStyle = `rgba(200,30,30,${0.5 + 0.4 * Math.sin(time * 4)})`;
      brush.lineWidth = 4;
      brush.beginPath();
      brush.ellipse(x, y, 80, 62, 0, 0, Math.PI * 2);
      brush.stroke();
    }
    brush.restore();
    box(762, 18, 182, 356, '#fbfaf5', 6);
    frame(762, 18, 182, 356, '#8a8a8a', 6);
    text('Pre-use checklist', 776, 44, 16, '#1d3557', 700);
    for (const [at, view] of views.slice(1).entries()) {
      const done = index > at + 1 || (index === at + 1 && now !== undefined && time > now.end - 1.2);
      frame(776, 58 + at * 27, 14, 14, '#666666');
      text(
        view[3],
        798,
        70 + at * 27,
        14,
        index === at + 1 ? '#b3261e' : '#333333',
        index === at + 1 ? 700 : 400,
      );
      if (done) line(`778,${65 + at * 27} 782,${70 + at * 27} 791,${56 + at * 27}`, '#1b7f3b', 3);
    }
    if (now && time < now.end + 0.3) subtitle(now.text);
  };
}
