import { expect, test } from 'vitest';
import { courseNameParts } from './course-name.ts';

test('what tells courses apart goes before the kind of certificate', () => {
  expect(courseNameParts('National Certificate: Contact Centre Support')).toEqual({
    main: 'Contact Centre Support',
    kind: 'National Certificate',
  });
});

test('a name without a kind stays as it is', () => {
  expect(courseNameParts('Lift truck operator')).toEqual({ main: 'Lift truck operator', kind: null });
});
