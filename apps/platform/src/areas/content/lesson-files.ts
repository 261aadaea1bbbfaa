import { lengthOfFile } from '../../content/length-of-file.ts';
import { rangeOf, tagOf } from '../../files/range.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { playbackOf } from '../../recordings/playback.ts';
import { mineOf } from './my-items.ts';

/** The file that a lesson consists of; what is of another type does not exist under this address. */
async function fileOf(call: Call<'getLessonVideo'> | Call<'getLessonPdf'>, type: 'Video' | 'Pdf') {
  const { item, registration } = await mineOf(call);
  if (item.content_type !== type || !item.file_id) refuse('not_found');
  const file = await call.queries
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'size', 'sha256'])
    .where('id', '=', item.file_id)
    .executeTakeFirst();
  return { file: file ?? refuse('not_found'), registration };
}

export async function getLessonVideo(call: Call<'getLessonVideo'>) {
  const { file, registration } = await fileOf(call, 'Video');
  const { resumeAt = 0, watched = [] } = registration?.position ?? {};
  return {
    data: {
      ...(await playbackOf(call.queries, file)),
      seconds: await lengthOfFile({ queries: call.queries, files: call.context.files }, file.id),
      resumeAt,
      watched: watched.map(([from, to]): [number, number] => [from, to]),
    },
  };
}

export async function getLessonPdf(call: Call<'getLessonPdf'>) {
  const { file } = await fileOf(call, 'Pdf');
  const tag = tagOf(file.sha256);
  const range = rangeOf(call.asked, file.size, tag);
  return {
    file: {
      stream: call.context.files.read(file.id, range),
      mediaType: file.media_type,
      name: file.name,
      size: file.size,
      tag,
      ...(range && { range: { ...range, total: file.size } }),
    },
  };
}
