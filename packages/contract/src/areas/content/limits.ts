import { z } from 'zod';
import { Instant } from '../../kit/schemas.ts';

/** When, how often and where lessons and assessments alike may be begun. */
export const limits = {
  maxTries: z
    .int()
    .min(1)
    .max(20)
    .nullish()
    .meta({
      description: 'Tries that a person has; as many as they like where it is not said',
      examples: [1],
    }),
  opensAt: Instant.nullish().meta({
    description: 'From when it can be begun',
    examples: ['2026-11-02T06:00:00.000Z'],
  }),
  expiresAt: Instant.nullish().meta({
    description: 'Until when it can be begun',
    examples: ['2026-11-27T15:00:00.000Z'],
  }),
  offline: z.boolean().default(false).describe('Whether it may lie on devices'),
};
