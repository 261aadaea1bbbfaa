import { z } from 'zod';
import {
  JudgementInput,
  Outcome,
  OutcomeInput,
  OutcomeJudgement,
  SummativeLearner,
  courseArea,
} from './schemas.ts';
import { EvidenceItem } from '../../kit/attempts.ts';
import { Decision, DecisionInput } from '../../kit/decisions.ts';
import { area } from '../../kit/operation.ts';
import { Id, Lines, Text, pageQuery } from '../../kit/schemas.ts';

const summative = '/admin/courses/{id}/summative';

const staff = ['trainer', 'moderator', 'manager', 'admin', 'assessor'] as const;

export const courseCalls = area(courseArea, {
  getCourseOutcomes: {
    method: 'GET',
    path: '/admin/courses/{id}/outcomes',
    summary: 'Outcomes of a course with their criteria',
    audience: staff,
    answer: { kind: 'data', schema: z.array(Outcome) },
  },
  setCourseOutcomes: {
    method: 'PUT',
    path: '/admin/courses/{id}/outcomes',
    summary: 'Set the outcomes of a course that nobody has been judged on yet',
    audience: ['admin', 'manager'],
    body: z.array(OutcomeInput).min(1).max(200),
    answer: { kind: 'data', schema: z.array(Outcome) },
    versioned: true,
    errors: ['wrong_state'],
  },
  getSummativeOutcomes: {
    method: 'GET',
    path: `${summative}/outcomes`,
    summary: 'Outcomes and criteria judged in the summative assessment',
    audience: staff,
    answer: { kind: 'data', schema: z.array(Outcome) },
  },
  listSummativeLearners: {
    method: 'GET',
    path: `${summative}/learners`,
    summary: 'Learners of the summative assessment, with state, assessor and result',
    audience: staff,
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    answer: { kind: 'page', schema: SummativeLearner },
  },
  getSummativeJudgements: {
    method: 'GET',
    path: `${summative}/learners/{learnerId}/outcomes`,
    summary: "A learner's judgement per outcome",
    audience: staff,
    answer: { kind: 'data', schema: z.array(OutcomeJudgement) },
  },
  recordSummativeJudgements: {
    method: 'PUT',
    path: `${summative}/learners/{learnerId}/outcomes`,
    summary: "Record the assessor's judgement per outcome",
    audience: ['trainer', 'assessor', 'moderator'],
    body: z.object({
      judgements: z.array(JudgementInput).min(1).max(200).describe('Judgements, outcome by outcome'),
      sign: z.boolean().default(false).describe('Whether to sign with it'),
      askModerator: Text()
        .optional()
        .meta({
          description: 'Why a moderator should look at it, with the signature; nothing where none has to',
          examples: ['The mentor and the logbook disagree about the second week.'],
        }),
    }),
    answer: { kind: 'data', schema: z.array(OutcomeJudgement) },
    versioned: true,
    errors: ['wrong_state', 'claimed_by_another', '4008'],
  },
  moderateSummative: {
    method: 'POST',
    path: `${summative}/learners/{learnerId}/moderate`,
    summary: "Record the moderator's decision",
    audience: ['moderator'],
    body: DecisionInput,
    answer: { kind: 'data', schema: Decision, status: 201 },
    versioned: true,
    errors: ['4008', '40013', 'verdict_needed', 'wrong_state', 'claim_needed'],
  },
  getSummativePortfolio: {
    method: 'GET',
    path: `${summative}/learners/{learnerId}/portfolio`,
    summary: "A learner's portfolio of evidence",
    audience: [...staff, 'verifier'],
    answer: { kind: 'data', schema: z.array(EvidenceItem) },
  },
  resetSummative: {
    method: 'POST',
    path: `${summative}/learners/{learnerId}/reset`,
    summary: "Reset a learner's summative assessment: a new attempt, the old one kept",
    audience: ['admin', 'manager'],
    body: z.object({
      reason: Lines(2000).meta({
        description: 'Why, for those who come after',
        examples: ['The wrong portfolio was handed in.'],
      }),
    }),
    answer: {
      kind: 'data',
      schema: z.object({
        attemptId: Id,
        number: z.int().meta({ description: 'Which attempt of the learner it is, from 1', examples: [2] }),
      }),
      status: 201,
    },
    errors: ['wrong_state'],
  },
});
