/** The part of a canvas context that the scenes use; the rest of the server knows no browser types. */
export interface Brush {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  font: string;
  textAlign: string;
  globalAlpha: number;
  lineCap: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
}

/** One spoken line of a film with the time it is heard. */
export interface Cue {
  text: string;
  start: number;
  end: number;
  /** 0 for the first voice, 1 for the second. */
  voice: number;
}

export type Kit = ReturnType<typeof makeKit>;
export type Draw = (time: number, cues: Cue[], index: number) => void;

/** Drawing helpers of all scenes. It runs in the page, so it may use nothing from outside itself. */
export function makeKit(brush: Brush) {
  function box(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.roundRect(x, y, width, height, radius);
    brush.fill();
  }
  function frame(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: string,
    radius = 0,
    line = 1,
  ): void {
    brush.strokeStyle = colour;
    brush.lineWidth = line;
    brush.beginPath();
    brush.roundRect(x, y, width, height, radius);
    brush.stroke();
  }
  function disc(x: number, y: number, rx: number, ry: number, colour: string, turn = 0): void {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
    brush.fill();
  }
  /** Points are written as in SVG: x,y pairs with spaces between. */
  function pairs(points: string): [number, number][] {
    return points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
  }
  function line(points: string, colour: string, width = 2): void {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.lineCap = 'round';
    brush.beginPath();
    for (const [index, [x, y]] of pairs(points).entries()) {
      if (index === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
    }
    brush.stroke();
  }
  function shape(points: string, colour: string): void {
    brush.fillStyle = colour;
    brush.beginPath();
    for (const [x, y] of pairs(points)) brush.lineTo(x, y);
    brush.closePath();
    brush.fill();
  }
  function text(
    words: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    weight = 400,
    align = 'left',
  ): void {
    brush.font = `${weight} ${size}px Lato, Carlito, sans-serif`;
    brush.textAlign = align;
    brush.fillStyle = colour;
    brush.fillText(words, x, y);
  }
  function wrapped(
    words: string,
    x: number,
    y: number,
    width: number,
    size: number,
    colour: string,
    weight = 400,
  ): number {
    brush.font = `${weight} ${size}px Lato, Carlito, sans-serif`;
    let row = '';
    let at = y;
    for (const word of words.split(' ')) {
      if (row && brush.measureText(`${row} ${word}`).width > width) {
        text(row, x, at, size, colour, weight);
        row = '';
        at += size * 1.35;
      }
      row = row ? `${row} ${word}` : word;
    }
    text(row, x, at, size, colour, weight);
    return at + size * 1.35;
  }
  /** 0 before the start, 1 after the end, eased between. */
  function progress(time: number, start: number, end: number): number {
    const share = Math.min(1, Math.max(0, (time - start) / Math.max(0.001, end - start)));
    return share * share * (3 - 2 * share);
  }
  function pointer(x: number, y: number): void {
    brush.save();
    brush.translate(x, y);
    shape('0,0 0,19 4.5,15 8,22 11,20.5 7.6,14 13,13.5', '#111111');
    shape('1.4,3.4 1.4,15.6 5,12.4 8.4,19.4 9.2,19 5.8,12.2 10,11.9', '#ffffff');
    brush.restore();
  }
  function subtitle(words: string): void {
    brush.font = '500 19px Lato, Carlito, sans-serif';
    const half = words.length > 88 ? words.lastIndexOf(' ', words.length / 2 + 6) : words.length;
    const rows = [words.slice(0, half), words.slice(half + 1)].filter(Boolean);
    box(40, 530 - rows.length * 26 - 8, 880, rows.length * 26 + 10, 'rgba(12,14,18,0.82)', 6);
    for (const [index, row] of rows.entries())
      text(row, 480, 544 - (rows.length - index) * 26 + 2, 19, '#ffffff', 500, 'center');
  }
  return { brush, box, frame, disc, line, shape, text, wrapped, progress, pointer, subtitle };
}
