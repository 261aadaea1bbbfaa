import { z } from 'zod';
import { EmailAddress, Name, PhoneNumber, Surname } from '../../kit/fields.ts';
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
  name: Name('Nomsa'),
  surname: Surname('Dlamini').optional(),
  organisation: Line()
    .optional()
    .meta({ description: 'Organisation that the person belongs to', examples: ['Services SETA'] }),
  position: Line()
    .optional()
    .meta({ description: 'What the person is in the organisation', examples: ['Quality assurance officer'] }),
  email: EmailAddress.meta({ examples: ['nomsa.dlamini@example.co.za'] }).nullish(),
  phoneNumber: PhoneNumber.nullish(),
  notes: Text()
    .optional()
    .meta({
      description: 'What there is to remember about it',
      examples: ['Answers in the mornings.'],
    }),
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
