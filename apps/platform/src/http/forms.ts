import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../kernel/call.ts';
import type { Context } from '../context.ts';
import { refuse } from '../kernel/refusal.ts';
import { codeOf } from '../kernel/thrown.ts';

export interface ReceivedForm {
  fields: Record<string, string>;
  upload?: Upload;
}

/** What a form has too much of, by the word of what reads it for that. */
const tooMany: Record<string, string> = {
  FST_FILES_LIMIT: 'Send one file at a time. Nothing was stored.',
  FST_FIELDS_LIMIT: 'The form has more fields than any call takes. Nothing was stored.',
  FST_PARTS_LIMIT: 'The form has more parts than any call takes. Nothing was stored.',
};

const misplaced = (field: string) =>
  `The file is in the field "${field.slice(0, 60).toWellFormed()}" of the form; send it in the field "file". Nothing was stored.`;

/** Reads a multipart form: its fields, and its one file to disk. JSON bodies have none of it. */
export async function receiveForm(
  context: Context,
  request: FastifyRequest,
): Promise<ReceivedForm | undefined> {
  if (!request.isMultipart()) return undefined;
  const form: ReceivedForm = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== 'file') refuse('invalid_input', misplaced(part.fieldname));
      else form.upload = { name: part.filename, file: await context.files.receive(randomUUID(), part.file) };
    }
    return form;
  } catch (error) {
    // A second file, or a line that broke behind the first: what came before it is not kept.
    if (form.upload) await context.files.remove(form.upload.file.id);
    // What still comes is read and thrown away, or the next request of this connection would wait behind it.
    request.raw.unpipe();
    request.raw.resume();
    const sentence = tooMany[codeOf(error) ?? ''];
    if (sentence) refuse('invalid_input', sentence);
    if (codeOf(error) === 'ECONNRESET') refuse('invalid_input', 'The form broke off. Nothing was stored.');
    // What reads the form names its errors by words alone; those of the disk and of the framework have codes.
    if (error instanceof Error && !('code' in error))
      refuse('invalid_input', `The form could not be read (${error.message}). Nothing was stored.`);
    throw error;
  }
}
