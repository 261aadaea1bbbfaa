import { z } from 'zod';
import { accessLevels } from '../shared/options.ts';
import { resource } from '../shared/resource.ts';
import { Day, Id, Line } from '../shared/schemas.ts';

const LicenceFields = z.object({
  accountId: Id,
  name: Line(),
  content: z.array(z.object({ type: Line(64), accessLevel: z.enum(accessLevels) })).max(200),
  platforms: z.array(Line(64)).max(50),
  startsOn: Day.optional(),
  expiresOn: Day.nullish(),
});

export const licences = resource('licences', LicenceFields, {
  singular: 'Licence',
  plural: 'Licences',
  read: ['any'],
  write: ['admin'],
  filters: ['accountId'],
  sorts: ['name', 'expiresOn'],
  searched: ['name'],
});
