import type { TestPlatform } from '../../testing/test-platform.ts';

type Client = Awaited<ReturnType<TestPlatform['as']>>;
type Asked = NonNullable<Parameters<Client['uploadUsers']>[0]['query']>;
type Answered = Awaited<ReturnType<Client['uploadUsers']>>;

/** Uploads a table; its name says what it is. */
export async function send(
  platform: TestPlatform,
  username: string,
  content: Uint8Array,
  { fileName = 'people.csv', key, ...query }: Asked & { fileName?: string; key?: string } = {},
): Promise<Answered> {
  const api = await platform.as(username);
  return api.uploadUsers({ file: new Blob([content]), fileName, query }, key ? { idempotencyKey: key } : {});
}

/** Asks for progress until there is no more. */
export async function ended(platform: TestPlatform, username: string, id: string): Promise<Answered> {
  const api = await platform.as(username);
  for (;;) {
    const upload = await api.getUserUpload({ id });
    if (upload.state !== 'waiting' && upload.state !== 'running') return upload;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Uploads a table and waits until it is over. @returns the upload and its report */
export async function uploaded(
  platform: TestPlatform,
  username: string,
  content: Uint8Array,
  options?: Parameters<typeof send>[3],
) {
  const { id } = await send(platform, username, content, options);
  const upload = await ended(platform, username, id);
  const api = await platform.as(username);
  const { items: rows } = await api.listUploadedRows({ id, query: { limit: 500 } });
  return { upload, rows };
}
