import { Code, Country, countryArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

export const countryCalls = area(countryArea, {
  listCountries: {
    method: 'GET',
    path: '/countries',
    summary: 'Countries with their calling codes',
    audience: ['any'],
    answer: { kind: 'page', schema: Country },
  },
  getCountry: {
    method: 'GET',
    path: '/countries/{id}',
    summary: 'One country',
    audience: ['any'],
    parameters: { id: Code },
    answer: { kind: 'data', schema: Country },
  },
});
