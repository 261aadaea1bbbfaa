import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { accountOf, byKey, siteOf } from '../setting/staff.ts';

const idOf = (what: string, place = 0) => stableId('demo', 'hardware', what, place);
/** No client's: what all accounts share. */
const nobody = '00000000-0000-0000-0000-000000000000';

const models = [
  {
    vendor: 'Samsung',
    name: 'Galaxy Tab Active5',
    os: 'Android OS',
    storageBytes: 128_000_000_000,
    memoryBytes: 6_000_000_000,
  },
  {
    vendor: 'Lenovo',
    name: 'Tab M11',
    os: 'Android OS',
    storageBytes: 128_000_000_000,
    memoryBytes: 8_000_000_000,
  },
] as const;

/** Models of tablets, and the tablet that the group of one site shares. */
export const hardware: Area = {
  name: 'hardware',
  *parts() {
    const tablet = byKey('device');
    const { id: accountId } = accountOf(tablet);
    yield {
      documents: [
        ...models.map((model, place) => ({
          kind: 'device-models' as const,
          id: idOf('model', place),
          client_id: nobody,
          account_id: null,
          body: { ...model, osMinimum: '13', appMinimum: '4.0.0', state: 'active' },
        })),
        documentOf('devices', idOf('tablet'), accountId, {
          accountId,
          siteId: siteOf(tablet) ?? '',
          modelId: idOf('model'),
          serialNumber: 'R52X40K7TNL',
          name: 'Tablet Twelve',
          os: 'Android OS',
          groupIds: [],
          shared: true,
          userId: tablet.id,
          state: 'active',
        }),
      ],
    };
  },
};
