import { barsOf } from '../../../paper/bars-of.ts';
import type { Bars, BarRow } from '../../../paper/paper.ts';
import { measureWords } from './agreement-words.ts';
import type { Content } from './report-words.ts';

type Figures = Content['agreement'][number];

/** How many blind verdicts agree of how many, as numbers: shares of few would say more than they know. */
const agreed = (label: string, figures: Figures): BarRow => ({
  label: [label, measureWords(figures)].filter(Boolean).join(', '),
  parts: [
    { tone: 'dark', value: figures.agreed },
    { tone: 'light', value: figures.pairs - figures.agreed },
  ],
  words: `${figures.agreed} of ${figures.pairs}`,
});

export const agreementByAssessor = (assessors: Content['assessors']): Bars =>
  barsOf(
    'Blind verdicts that agree with the assessor',
    [
      { tone: 'dark', words: 'agree' },
      { tone: 'light', words: 'differ' },
    ],
    assessors.flatMap(({ name, agreement }) => agreement.map((figures) => agreed(name, figures))),
  );

/** A marked outcome may differ without either being higher by more than the tolerance, so the rest is what is neither. */
export const verdictsByOutcome = (outcomes: Content['agreementByOutcome']): Bars =>
  barsOf(
    'Blind verdicts by outcome',
    [
      { tone: 'dark', words: 'agree' },
      { tone: 'middle', words: 'assessor higher' },
      { tone: 'light', words: 'moderator higher' },
    ],
    outcomes.map((figures) => {
      const { code, pairs, agreed: alike } = figures;
      // Within the tolerance one may be higher and both still agree.
      const higher = Math.min(figures.assessorHigher, pairs - alike);
      return {
        label: [code, measureWords(figures)].filter(Boolean).join(', '),
        parts: [
          { tone: 'dark', value: alike },
          { tone: 'middle', value: higher },
          { tone: 'light', value: pairs - alike - higher },
        ],
        words: `${alike} of ${pairs} agree`,
      };
    }),
  );

export const coverageOfSample = ({ assessors, sites }: Pick<Content, 'assessors' | 'sites'>): Bars =>
  barsOf(
    'How far the sample covers assessors and sites',
    [
      { tone: 'dark', words: 'portfolios in the sample' },
      { tone: 'light', words: 'others of the batch' },
    ],
    [...assessors, ...sites].map(({ name, sampled, portfolios }) => ({
      label: name,
      parts: [
        { tone: 'dark', value: sampled },
        { tone: 'light', value: portfolios - sampled },
      ],
      words: `${sampled} of ${portfolios}`,
    })),
  );
