// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

export * from './clients/routes.ts';
export * from './accounts/routes.ts';
export * from './sites/routes.ts';
export * from './users/routes.ts';
export * from './groups/routes.ts';
export * from './careers/routes.ts';
export * from './roles/routes.ts';
export * from './licences/routes.ts';
export * from './tags/routes.ts';
export * from './teams/routes.ts';
export * from './contacts/routes.ts';
export * from './assessments/routes.ts';
export * from './courses/routes.ts';
export * from './schedules/routes.ts';
export * from './countries/routes.ts';
export * from './enrollments/routes.ts';
export * from './files/routes.ts';
export * from './home/routes.ts';
export * from './attempts/routes.ts';
export * from './batches/routes.ts';
export * from './sampling-plans/routes.ts';
export * from './sampling-policies/routes.ts';
export * from './moderation-reports/routes.ts';
export * from './external-assessments/routes.ts';
export * from './agreement/routes.ts';
export * from './reports/routes.ts';
