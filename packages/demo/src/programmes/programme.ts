import type { ResultRule, Scale } from '@moderator/contract/types';

/** The field of work a programme prepares for; it decides which stories and media its evidence draws on. */
export type FieldOfWork = 'office' | 'contact-centre' | 'lift-truck' | 'electrical' | 'early-childhood';

/** How an outcome is judged. */
export type AssessmentMethod = 'portfolio' | 'observation' | 'knowledge' | 'workplace';

export interface ProgrammeOutcome {
  code: string;
  title: string;
  credits: number;
  method: AssessmentMethod;
  criteria: string[];
}

/** A course of the demonstration account as data, before it has an id or a tenant. */
export interface Programme {
  title: string;
  registrationNumber: string;
  kind: 'qualification' | 'part-qualification' | 'skills-programme';
  field: FieldOfWork;
  nqfLevel: number;
  credits: number;
  route: 'legacy' | 'occupational';
  /** C and NYC, all of which have to be C, unless it says otherwise. */
  scale?: Scale;
  resultRule?: ResultRule;
  outcomes: ProgrammeOutcome[];
}
