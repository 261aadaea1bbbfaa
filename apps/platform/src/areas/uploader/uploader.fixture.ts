import type { Fixture } from '../../testing/fixture.ts';

/** Nothing of it is addressed by an id: what is sent names it. */
export const uploader: Fixture = {
  bodies: {
    submitUploads: ({ courses: courseId, files: fileId }) => ({
      courseId,
      uploads: [{ fileId, title: 'Call log of a week' }],
    }),
  },
};
