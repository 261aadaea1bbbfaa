import type { Client } from '@moderator/client';
import { uploadInParts } from '@moderator/client/upload-in-parts';

/** Stores a large recording in parts, which survive a broken line, and makes sure that it is what was sent. */
export async function storeRecording(api: Client, recording: File) {
  const stored = await uploadInParts(api, { file: recording });
  const digest = await crypto.subtle.digest('SHA-256', await recording.arrayBuffer());
  if (stored.sha256 !== Buffer.from(digest).toString('hex')) throw new Error('Something else was stored.');
  // What it is, is decided by its content, not by its name.
  const { id, mediaType } = await api.getFile({ id: stored.id });
  return { id, mediaType };
}
