import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const contactArea: Area = {
  name: 'contacts',
  about: 'People to turn to.',
};

const ContactFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  name: Line(),
  surname: Line().optional(),
  organisation: Line().optional(),
  position: Line().optional(),
  email: z.email().max(255).nullish(),
  phoneNumber: z.string().max(40).nullish(),
  notes: Text().optional(),
});

export const contacts = resource('contacts', ContactFields, {
  area: contactArea,
  singular: 'Contact',
  plural: 'Contacts',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'siteId', 'organisation'],
  sorts: ['name', 'surname', 'organisation'],
  searched: ['name', 'surname', 'organisation', 'email', 'phoneNumber'],
});
