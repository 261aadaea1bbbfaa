/** The page around a scanned sheet: paper colour, ruled tables, hands of several people. */
export function paper(body: string, hands = ''): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 1160px; height: 1640px; background: #f6f2e8; position: relative; overflow: hidden;
      font-family: Carlito, sans-serif; color: #2a2a2a; }
    main { padding: 80px 90px; }
    h1 { font-size: 44px; margin: 0 0 12px; letter-spacing: 1px; }
    table { border-collapse: collapse; width: 100%; margin-top: 22px; }
    th { font-size: 22px; text-align: left; background: #e4e0d4; }
    th, td { border: 2px solid #6b6b6b; padding: 0 10px; height: 56px; }
    .first { font-family: DkgHandwriting; color: #1e2f8c; font-size: 30px; }
    .second { font-family: Delphine; color: #22242a; font-size: 33px; }
    .third { font-family: 'Steve'; color: #243a9a; font-size: 30px; }
    .fourth { font-family: Breip; color: #101c5c; font-size: 32px; }
    .line { border-bottom: 2px solid #777; display: inline-block; min-width: 330px; height: 50px; }
    svg { position: absolute; overflow: visible; }
    ${hands}
  </style><main>${body}</main>`;
}

/** A signature as a path, drawn from a few numbers so that each person’s differs. */
export function signaturePath(x: number, y: number, seed: number, colour = '#1e2f8c'): string {
  const wave = (index: number, range: number) =>
    ((Math.abs(Math.sin(seed * 12.9 + index * 78.2)) * 43_758.5) % 1) * range;
  let path = `M ${x} ${y} c ${wave(1, 14) - 4} ${-20 - wave(2, 40)} ${16 + wave(3, 30)} ${-20 - wave(4, 36)} ${10 + wave(5, 22)} ${wave(6, 16)}`;
  const strokes = 2 + Math.floor(wave(7, 7));
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [high, wide] = [
      wave(stroke + 11, 1) > 0.75 ? 26 : 4 + wave(stroke + 17, 12),
      9 + wave(stroke + 23, 15),
    ];
    path += ` c ${wave(stroke + 29, 8)} ${-high} ${wide} ${-high} ${wide} ${wave(stroke + 31, 7) - 3}`;
  }
  if (wave(41, 1) > 0.4) path += ` c 30 6 -60 22 ${-70 - wave(43, 50)} ${6 + wave(47, 12)}`;
  else path += ` q 20 ${-wave(45, 14)} 44 ${-2 - wave(46, 12)}`;
  return `<svg style="left:0;top:0" width="1" height="1"><path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/></svg>`;
}

/** A rubber stamp, never quite straight and never quite full. */
export function stamp(rows: string[], x: number, y: number, turn: number, colour = '#7a1f3d'): string {
  return `<div style="position:absolute;left:${x}px;top:${y}px;transform:rotate(${turn}deg);border:5px double ${colour};color:${colour};
    border-radius:10px;padding:12px 26px;font:700 26px Carlito;text-align:center;opacity:.72;letter-spacing:2px">${rows.join('<br>')}</div>`;
}
