import { z } from 'zod';
import { uploadKeptDays } from '@moderator/contract';
import { job } from '../../jobs/job.ts';

/** Removes uploads that were begun long ago, with the parts of those that nobody finished. */
export const forgetUploads = job({
  name: 'forget-uploads',
  payload: z.object({}),
  failure:
    'Uploads that nobody finished could not be removed. Nothing else is touched, and it is tried again.',
  tries: Infinity,
  every: '43 2 * * *',
  async run(_, { context }) {
    const parts = await context.database.asSystem(async (queries) => {
      const long = new Date(context.now().getTime() - uploadKeptDays * 24 * 60 * 60 * 1000);
      const left = await queries
        .selectFrom('upload_part')
        .innerJoin('upload', 'upload.id', 'upload_part.upload_id')
        .select('upload_part.file_id')
        .where('upload.created_at', '<', long)
        .execute();
      await queries.deleteFrom('upload').where('created_at', '<', long).execute();
      return left;
    });
    for (const { file_id } of parts) await context.files.remove(file_id);
  },
});
