/** The pictures of the guide, by the names of their files; how each is taken stands in pictures.mjs. */
export const pictureNames = [
  'moderator-home',
  'ready-for-moderation',
  'batch',
  'claim',
  'verdict',
  'report',
  'keys',
  'assessor-home',
  'due-assessments',
  'judging',
  'verifier-home',
  'signed-report',
  'external-assessments',
  'manager-home',
];
