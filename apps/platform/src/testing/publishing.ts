import type { Client } from '@moderator/client';

/** The steps by which what is a draft becomes what people find. */
export const publishing = [
  { from: 'draft', to: 'pending' },
  { from: 'pending', to: 'published' },
] as const;

/** Publishes a lesson, as a manager does. */
export async function publishLesson(api: Pick<Client, 'changeLessonState'>, id: string): Promise<void> {
  for (const query of publishing) await api.changeLessonState({ kind: 'formal', id, query });
}
