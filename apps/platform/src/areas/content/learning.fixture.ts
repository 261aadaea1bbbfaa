import { documentOfPages } from '../../testing/document-of-pages.ts';
import { publishing, publishLesson } from '../../testing/publishing.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const kind = 'formal' as const;
const pdf = documentOfPages(3);

/** A lesson on PDF that people may learn. @returns its id */
export async function publishedLesson(
  platform: TestPlatform,
  body: { title: string; selfService?: boolean; expiresAt?: string },
): Promise<string> {
  const manager = await platform.as('manager');
  const file = await manager.uploadFile({ file: pdf, fileName: 'lesson.pdf' });
  const { id } = await manager.createLesson({
    kind,
    body: { accountId, lessonType: 'Theoretical', contentType: 'Pdf', fileId: file.id, ...body },
  });
  await publishLesson(manager, id);
  return id;
}

/** A course of so many lessons that a job role asks of somebody. */
export async function takenCourse(
  platform: TestPlatform,
  username: string,
  count: number,
  { sequence = 'free', outcomes = 0 }: { sequence?: 'free' | 'ordered'; outcomes?: number } = {},
): Promise<{ courseId: string; lessons: string[] }> {
  const manager = await platform.as('manager');
  const title = `Course of ${count} lessons`;
  const course = await manager.createCourse({
    body: { accountId, title, registrationNumber: '61595', route: 'occupational', sequence },
  });
  let { version } = course;
  if (outcomes > 0) {
    const body = Array.from({ length: outcomes }, (_, place) => ({
      code: `O${place + 1}`,
      title: `Outcome ${place + 1}`,
      criteria: ['Does it.'],
    }));
    await manager.setCourseOutcomes({ id: course.id, body, version });
    ({ version } = await manager.getCourse({ id: course.id }));
  }
  const lessons = [];
  for (let place = 0; place < count; place += 1)
    lessons.push(await publishedLesson(platform, { title: `Lesson ${place + 1}` }));
  await manager.setCourseLessons({ id: course.id, body: lessons.map((lessonId) => ({ lessonId })), version });
  for (const query of publishing) await manager.changeCourseState({ id: course.id, query });
  const role = await manager.createJobRole({ body: { accountId, name: `${title} ${course.id}` } });
  await manager.setJobRoleContent({
    id: role.id,
    version: role.version,
    body: { content: [{ kind: 'course', id: course.id }] },
  });
  const administrator = await platform.as('administrator');
  for (const query of publishing) await administrator.changeJobRoleState({ id: role.id, query });
  await manager.assignJobRoles({ body: { userIds: [personOf(username).id], roleIds: [role.id] } });
  return { courseId: course.id, lessons };
}
