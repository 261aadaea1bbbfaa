import type { MyCourseItem } from '@moderator/contract/types';

/** Where something of a course is done. */
export function itemAddress(courseId: string, { id, kind }: Pick<MyCourseItem, 'id' | 'kind'>) {
  if (kind === 'lesson') return { to: `/courses/${courseId}/lessons/${id}` };
  const written = kind === 'examination' ? 'examinations' : 'assessments';
  return { to: `/courses/${courseId}/${written}/${id}` };
}
