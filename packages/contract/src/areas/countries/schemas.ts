import { z } from 'zod';
import type { Area } from '../../kit/operation.ts';

export const countryArea: Area = {
  name: 'countries',
  about: 'Countries and their calling codes.',
};

export const Code = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Two capital letters, such as ZA')
  .meta({ description: 'Identifier of the country, ISO 3166-1 alpha-2', examples: ['ZA'] });

export const Country = z
  .object({
    id: z.string().meta({ description: 'ISO 3166-1 alpha-2 code', examples: ['ZA'] }),
    name: z.string().meta({ description: 'Name in English', examples: ['South Africa'] }),
    callingCode: z
      .string()
      .meta({ description: 'Digits after the plus of an international number', examples: ['27'] }),
  })
  .meta({ id: 'Country', description: 'A country with its calling code' });
