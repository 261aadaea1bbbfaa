import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { drawChart } from './draw-chart.ts';
import type { ChartData, Tone } from './draw-chart.ts';
import './chart.css';

interface ChartProps extends ChartData {
  /** What the chart is of, as it is read out. */
  label: string;
  /** What each place along it is called in full, as it is read out and shown beside the values. */
  places: readonly string[];
  /** The first and the last place, short, as they stand below it. */
  ends: readonly [string, string];
}

const marks: Record<Tone, string> = {
  accent: 'bg-accent-mark',
  ink: 'bg-ink',
  quiet: 'bg-line-strong',
};

/**
 * A chart whose places can be gone through with arrow keys or by pointing: their values stand above it and are read out.
 * What it shows stands in a table beside it, which is the caller's.
 */
export default function Chart({ label, places, ends, ...data }: ChartProps) {
  const { kind, series, format } = data;
  const [marksAt, setMarksAt] = useState<readonly number[]>([]);
  const [pointed, setPointed] = useState<number>();
  const last = places.length - 1;
  const place = Math.min(pointed ?? last, last);
  const read = series.map(({ name, values }) => `${name} ${format(values[place] ?? null)}`);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPointed(Math.max(0, Math.min(last, next)));
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distance = (each: number) => Math.abs((marksAt[each] ?? Infinity) - x);
    setPointed(marksAt.reduce((best, _, each) => (distance(each) < distance(best) ? each : best), 0));
  };
  const marked = marksAt[place];
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm" aria-hidden="true">
        <span className="min-w-[8em] font-medium">{places[place]}</span>
        {series.map(({ name, tone, values }) => (
          <span key={name} className="flex items-center gap-1.5">
            <span className={`inline-block ${kind === 'lines' ? 'h-0.5 w-4' : 'size-2.5'} ${marks[tone]}`} />
            <span className="text-muted">{name}</span>
            <span data-numeric className="font-medium">
              {format(values[place] ?? null)}
            </span>
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={place + 1}
        aria-valuetext={`${places[place] ?? ''}: ${read.join(', ')}`}
        className="relative rounded-md"
        onKeyDown={move}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {marked === undefined ? null : (
          <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: marked }} />
        )}
        <Drawing
          key={JSON.stringify([kind, series, data.low, data.high])}
          data={data}
          onPlaces={setMarksAt}
        />
      </div>
      <div className="mt-1 ml-11 flex justify-between text-xs text-muted" aria-hidden="true">
        <span>{ends[0]}</span>
        {places.length > 1 ? <span>{ends[1]}</span> : null}
      </div>
    </div>
  );
}

interface DrawingProps {
  data: ChartData;
  onPlaces: (places: readonly number[]) => void;
}

/** What the library draws; other figures are another drawing. */
function Drawing({ data, onPlaces }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((element: HTMLElement) => drawChart(element, data, onPlaces));
  useEffect(() => (box.current ? draw(box.current) : undefined), []);
  return <div ref={box} className="chart relative h-40" aria-hidden="true" />;
}
