import { randomUUID } from 'node:crypto';
import { inboxChoicesOf } from '@moderator/moderation';
import type { Fixture } from '../../testing/fixture.ts';

export const inbox: Fixture = {
  /** In nobody's inbox: what people are told is theirs, whoever asks. */
  things: () => Promise.resolve({ inbox: randomUUID() }),
  paths: { '/inbox': 'inbox' },
  bodies: {
    viewInboxDocument: () => ({}),
    readInboxMessages: () => ({ before: '2026-11-23T08:00:00Z' }),
    setInboxSettings: () => ({
      events: inboxChoicesOf([]),
      quietFrom: '20:00',
      quietUntil: '06:30',
      timeZone: 'Africa/Johannesburg',
      locale: null,
    }),
  },
};
