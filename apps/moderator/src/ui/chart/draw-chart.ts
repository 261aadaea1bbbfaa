import { BarChart, Interpolation, LineChart } from 'chartist';

export type Tone = 'accent' | 'ink' | 'quiet';

export interface ChartData {
  /** Lines beside each other, or bars on top of each other. */
  kind: 'lines' | 'bars';
  series: readonly { name: string; tone: Tone; values: readonly (number | null)[] }[];
  format: (value: number | null) => string;
  /** Where the axis begins and ends, where what is shown does not say. */
  low?: number;
  high?: number;
}

/** Room for the numbers of the axis, in pixels. */
const room = 44;

/**
 * Draws a chart into an element, anew whenever the window changes.
 * @param onPlaces is told where its places are, in pixels from the left
 * @returns takes it away
 */
export function drawChart(
  element: HTMLElement,
  { kind, series, format, low, high }: ChartData,
  onPlaces: (places: readonly number[]) => void,
): () => void {
  const count = series[0]?.values.length ?? 0;
  const data = {
    labels: Array.from({ length: count }, (_, each) => each),
    series: series.map(({ name, tone, values }) => ({
      name,
      className: `series-${tone}`,
      data: [...values],
    })),
  };
  const options = {
    low: low ?? 0,
    ...(high === undefined ? {} : { high }),
    chartPadding: { top: 8, right: 8, bottom: 4, left: 0 },
    axisX: { showLabel: false, showGrid: false, offset: 0 },
    axisY: {
      offset: room,
      scaleMinSpace: 32,
      onlyInteger: high === undefined,
      labelInterpolationFnc: (value: number | string) => format(Number(value)),
    },
  };
  const chart =
    kind === 'bars'
      ? new BarChart(element, data, { ...options, stackBars: true })
      : new LineChart(element, data, {
          ...options,
          // A single point stands in the middle.
          fullWidth: count > 1,
          lineSmooth: Interpolation.none({ fillHoles: true }),
        });
  const places: number[] = [];
  chart.on('draw', (drawn) => {
    if (drawn.type === 'bar') places[drawn.index] = drawn.x1;
    else if (drawn.type === 'point') places[drawn.index] = drawn.x;
  });
  chart.on('created', () => onPlaces([...places]));
  return () => void chart.detach();
}
