import { z } from 'zod';
import type { Area } from '../../kit/operation.ts';

export const countryArea: Area = {
  name: 'countries',
  about: 'Countries and their calling codes.',
};

export const Code = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as ZA');

export const Country = z
  .object({
    id: z.string().describe('ISO 3166-1 alpha-2 code'),
    name: z.string().describe('Name in English'),
    callingCode: z.string().describe('Digits after the plus of an international number'),
  })
  .meta({ id: 'Country' });
