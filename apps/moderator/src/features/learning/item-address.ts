import type { MyCourseItem } from '@moderator/contract/types';

/** Where something of a course is done. */
export const itemAddress = (courseId: string, { id, kind }: Pick<MyCourseItem, 'id' | 'kind'>) => ({
  to: kind === 'lesson' ? `/courses/${courseId}/lessons/${id}` : `/courses/${courseId}/examinations/${id}`,
});
