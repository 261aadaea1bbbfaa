import { Named } from '../../kit/schemas.ts';

/** A site as answers about devices name it. */
export const ShownSite = Named.meta({
  description: 'The site',
  examples: [{ id: '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e', name: 'Durban Central Campus' }],
});
