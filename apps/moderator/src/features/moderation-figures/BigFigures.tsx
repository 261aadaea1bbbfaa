interface BigFigure {
  word: string;
  value: string;
  /** What it is of. */
  of: string;
}

/** Figures of all of the period, large, above their months. */
export const BigFigures = ({ figures }: { figures: readonly BigFigure[] }) => (
  <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
    {figures.map(({ word, value, of }) => (
      <div key={word} className="flex flex-col-reverse">
        <dt className="text-muted">{word}</dt>
        <dd>
          <span data-numeric className="text-2xl font-semibold tracking-tight">
            {value}
          </span>
          <span className="ml-2 text-sm text-muted" data-numeric>
            {of}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);
