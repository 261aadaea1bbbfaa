import type { WorkspaceOutcome } from '@moderator/contract/types';
import type { StatusLook } from '@/ui/status-words.ts';

export const methodWords: Record<WorkspaceOutcome['method'], string> = {
  portfolio: 'Portfolio of evidence',
  observation: 'Observation',
  knowledge: 'Knowledge',
  workplace: 'Workplace',
};

export const comparisonLooks: Record<NonNullable<WorkspaceOutcome['comparison']>, StatusLook> = {
  agrees: { word: 'Agrees', tone: 'good', shape: 'tick' },
  differs: { word: 'Differs', tone: 'bad', shape: 'bang' },
  unknown: { word: 'Not judged', tone: 'neutral', shape: 'dash' },
};
