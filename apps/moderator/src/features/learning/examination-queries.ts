import { queryOptions } from '@tanstack/react-query';
import type { AnswersInput, AssessmentCover, SubmissionAnswer } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';

const kind = 'formal' as const;

/** Whether it is written as an examination, or with its lesson. */
export type Written = 'examinations' | 'assessments';

export const coverQuery = (written: Written, id: string) =>
  queryOptions(
    written === 'examinations'
      ? queries.one((of) => of.getMyExamination({ kind, id }))
      : queries.one((of) => of.getMyAssessment({ kind, id })),
  );

/** Begins a try, or gives the one that runs; asked again it never begins the next one. */
export const startTry = (written: Written, id: string, start: number): Promise<AssessmentCover> =>
  written === 'examinations'
    ? api.getMyExamination({ kind, id, query: { start } })
    : api.getMyAssessment({ kind, id, query: { start } });

/** Saves answers, or hands them in. */
export const sendAnswers = (
  written: Written,
  { id, contentId }: Pick<AssessmentCover, 'id' | 'contentId'>,
  body: AnswersInput,
): Promise<SubmissionAnswer> =>
  written === 'examinations'
    ? api.submitExamination({ kind, id, body })
    : api.submitLesson({ kind, id: contentId ?? id, query: { assessmentId: id }, body });
