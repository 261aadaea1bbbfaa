import { z } from 'zod';
import { area } from '../../kit/operation.ts';

const Code = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as ZA');

const Country = z
  .object({
    id: z.string().describe('ISO 3166-1 alpha-2 code'),
    name: z.string().describe('Name in English'),
    callingCode: z.string().describe('Digits after the plus of an international number'),
  })
  .meta({ id: 'Country' });

export const countryOperations = area('countries', [
  {
    id: 'listCountries',
    method: 'GET',
    path: '/countries',
    summary: 'Countries with their calling codes',
    audience: ['any'],
    answer: { kind: 'page', schema: Country },
  },
  {
    id: 'getCountry',
    method: 'GET',
    path: '/countries/{id}',
    summary: 'One country',
    audience: ['any'],
    parameters: { id: Code },
    answer: { kind: 'data', schema: Country },
  },
]);
