import { readFile } from 'node:fs/promises';
import type { Area, DemoFile } from '../area.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { byKey } from '../setting/staff.ts';

const manager = byKey('manager');
const { id: accountId, clientId } = demoAccounts[0]!;
const pictures = new URL('../../pictures/', import.meta.url);
const idOf = (name: string) => stableId('demo', 'picture', name);

const fileOf = async (name: string): Promise<DemoFile> => ({
  id: idOf(name),
  client_id: clientId,
  account_id: accountId,
  owner_id: manager.id,
  name: `${name}.png`,
  media_type: 'image/png',
  bytes: new Uint8Array(await readFile(new URL(`${name}.png`, pictures))),
});

/** The papers of the first account have a layout of its own; those of the others are the usual ones. */
export const papers: Area = {
  name: 'papers',
  async *parts() {
    yield {
      files: await Promise.all(['umthombo-logo', 'signature-head', 'signature-quality'].map(fileOf)),
    };
  },
  async history(story) {
    await story.as(manager, 120).saveCertificateLayout({
      body: {
        version: 0,
        layout: {
          logos: [idOf('umthombo-logo')],
          signatories: [
            {
              name: 'Thabo Mokoena',
              title: 'Head of the academy',
              signatureFileId: idOf('signature-head'),
            },
            {
              name: 'Rebecca Maluleke',
              title: 'Quality assurance',
              signatureFileId: idOf('signature-quality'),
            },
          ],
          wording: {
            opening: 'This is to certify that',
            finding: 'has met all the requirements of',
            remark: 'Accredited by the Services SETA. Results were moderated and externally verified.',
          },
        },
      },
    });
  },
};
