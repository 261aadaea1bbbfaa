import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Shape, Tone } from '@/labels/status-labels.ts';

const tones: Record<Tone, string> = {
  neutral: 'bg-neutral-tint text-ink',
  note: 'bg-note-tint text-note',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
};

const shapes: Record<Shape, string> = {
  ring: 'M6 10a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  half: 'M6 10a4 4 0 1 0 0-8 4 4 0 0 0 0 8M6 2v8',
  dot: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  tick: 'm2 6.5 2.7 2.7L10 3.2',
  cross: 'm2.8 2.8 6.4 6.4M9.2 2.8 2.8 9.2',
  bang: 'M6 1.5v5.5M6 10v.2',
  back: 'M4.5 2 2 4.5 4.5 7M2 4.5h5a2.7 2.7 0 0 1 0 5.4H5',
  lock: 'M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5',
  dash: 'M2.5 6h7',
};

interface BadgeProps {
  tone?: Tone;
  shape?: Shape;
  children: ReactNode;
  title?: string;
}

/** A small label. */
export const Badge = ({ tone = 'neutral', shape, children, title }: BadgeProps) => (
  <span
    title={title}
    className={classNames(
      'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap',
      tones[tone],
    )}
  >
    {shape ? (
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 shrink-0"
        fill={shape === 'dot' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shapes[shape]} />
      </svg>
    ) : null}
    {children}
  </span>
);
