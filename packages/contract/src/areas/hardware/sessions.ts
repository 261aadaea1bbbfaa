import { z } from 'zod';
import { hardwareArea } from './schemas.ts';
import { ShownSite } from './shown-site.ts';
import { AskedQuestions } from '../content/submission-schemas.ts';
import { ShownTitle } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { assurances, deviceSessionEnds, deviceSessionKinds, deviceSignIns } from '../../kit/options.ts';
import { Id, Instant, Named, pageQuery } from '../../kit/schemas.ts';

/** The most people who are at a device at once. */
const mostPeople = 60;

const Assurance = z.enum(assurances).meta({ description: 'How they proved who they are', examples: ['pin'] });
const kind = z
  .enum(deviceSessionKinds)
  .meta({ description: 'Whether one person is at it or a group is', examples: ['Individual'] });
const offline = z.boolean().describe('Whether it was begun without a network');
const Secret = z
  .string()
  .regex(/^\d{6}$/, 'Six digits')
  .refine(
    (pin) => !/^(\d)\1{5}$/.test(pin) && pin !== '123456' && pin !== '654321',
    'One that nobody guesses first',
  );

export const DeviceSession = z
  .object({
    id: Id,
    device: Named.meta({
      description: 'Which device',
      examples: [{ id: '0192f3a4-61f2-7c55-8d8c-6d0b3d5f6a11', name: 'Tablet Twelve' }],
    }),
    site: ShownSite,
    kind,
    people: z
      .array(
        z
          .object({ user: Named.describe('Who'), assurance: Assurance })
          .meta({ id: 'PersonAtDevice', description: 'Somebody who is or was at a device' }),
      )
      .describe('Who is or was at it'),
    startedAt: Instant.describe('Since when, by the clock of the platform'),
    endedAt: Instant.nullable().describe('Until when; null where they are still at it'),
    endReason: z.enum(deviceSessionEnds).nullable().describe('Why they are no more'),
    offline,
    clockOffsetMs: z.int().meta({
      description: 'Milliseconds by which the clock of the device was behind that of the platform',
      examples: [-1200],
    }),
  })
  .meta({ id: 'DeviceSession', description: 'People at a device, from when to when' });

export const DeviceSessionInput = z
  .object({
    id: Id.describe('Made by the device; what is told again under it is answered again'),
    kind,
    users: z
      .array(
        z
          .object({
            userId: Id.describe('Who'),
            kind: z.enum(deviceSignIns).describe('By what they showed who they are'),
            proof: z
              .string()
              .min(1)
              .max(8192)
              .nullable()
              .meta({
                description:
                  'What was worked out of the secret by its recipe, as base64url; of a password the token that signing in gave. Null where nothing was shown',
                examples: ['kX0rU1fW3m0oQm8o0c8m2d1s1m3u0Zr8Jv1m2V0m3yA'],
              }),
          })
          .meta({ id: 'ProofOfPerson', description: 'Who somebody at a device says to be, and by what' }),
      )
      .min(1)
      .max(mostPeople)
      .refine((all) => new Set(all.map(({ userId }) => userId)).size === all.length, 'Each person once')
      .describe('Who is at it'),
    startedAt: Instant.describe('Since when, by the clock of the device'),
    sentAt: Instant.optional().describe(
      'When this is sent, by the clock of the device; without it the clock is taken to be as at its last sign of life',
    ),
    offline,
  })
  .meta({ id: 'DeviceSessionInput', description: 'People who are or were at a device' });

export const OpenedDeviceSession = z
  .object({
    session: DeviceSession,
    grants: z
      .array(
        z
          .object({
            userId: Id,
            grant: z
              .string()
              .nullable()
              .meta({
                description:
                  'Sent as Device-Grant beside the token of the device, with which it calls as this person; null where it may not',
                examples: ['nX1m7d2oX2V0d9qk1z8w1c1d2a3b4c5d6e7f8g9h0iA'],
              }),
            assurance: Assurance.nullable(),
            refusal: z
              .string()
              .nullable()
              .meta({
                description: 'Why not, for whoever looks after the device',
                examples: ['This person is not of the groups of the device.'],
              }),
          })
          .meta({ id: 'DeviceGrant', description: 'With what a device calls as somebody who is at it' }),
      )
      .describe('One for each of them'),
  })
  .meta({ id: 'OpenedDeviceSession', description: 'People at a device, with what it calls as them' });

export const RosterPerson = z
  .object({
    userId: Id,
    name: z.string().meta({ description: 'What they are called', examples: ['Sipho Dlamini'] }),
    secrets: z
      .array(
        z
          .object({
            kind: z.enum(['pin', 'qr']).describe('What they show'),
            recipe: z.string().meta({
              description:
                'How the proof is worked out of it: scrypt, its N, r and p, and the salt as base64url',
              examples: ['scrypt$32768$8$3$Jm1kYp0q5m6o7p8q9r0s1A'],
            }),
            check: z.string().meta({
              description:
                'SHA-256 of the proof, as base64url, by which a device knows without a network whether it is right',
              examples: ['0f1m2V0m3yAkX0rU1fW3m0oQm8o0c8m2d1s1m3u0Zr8'],
            }),
          })
          .meta({ id: 'SecretCheck', description: 'By what a device knows somebody' }),
      )
      .describe('By what the device knows them; none where they have not chosen anything'),
  })
  .meta({ id: 'RosterPerson', description: 'Somebody who may be at a device' });

export const DeviceSecretInput = z
  .object({
    pin: Secret.optional().meta({
      description: 'Six digits of one’s own; a secret for a QR code is made where there are none',
      examples: ['270519'],
    }),
  })
  .meta({ id: 'DeviceSecretInput', description: 'What one shows shared devices from now on' });

export const DeviceSecret = z
  .object({
    kind: z.enum(['pin', 'qr']).describe('What it is'),
    qr: z
      .string()
      .nullable()
      .meta({
        description: 'What stands in the QR code, told this once; null of digits',
        examples: ['q4mS9vYcPzT0uW1xK2nB7g'],
      }),
    madeAt: Instant.describe('From when on it counts'),
  })
  .meta({ id: 'DeviceSecret', description: 'What one shows shared devices' });

export const DevicePaper = z
  .object({
    id: Id,
    title: ShownTitle('Handling calls at reception: questions'),
    revision: z.int().meta({ description: 'Which paper it is: sent with what is answered', examples: [2] }),
    timeLimitMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes for a try; null where there is no limit', examples: [90] }),
    graceSeconds: z
      .int()
      .meta({ description: 'Seconds behind the end in which answers still count', examples: [60] }),
    opensAt: Instant.nullable().meta({
      description: 'From when it can be begun',
      examples: ['2026-11-02T06:00:00.000Z'],
    }),
    expiresAt: Instant.nullable().meta({
      description: 'Until when it can be begun',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    questions: AskedQuestions.describe('Its questions, without what is right'),
  })
  .meta({ id: 'DevicePaper', description: 'An assessment as it lies on devices' });

const one = '/hardware/sessions/{id}/end';

export const deviceSessionCalls = area(hardwareArea, {
  listDeviceSessions: {
    method: 'GET',
    path: '/hardware/sessions',
    summary: 'Who was at devices, the latest first',
    audience: ['admin', 'manager'],
    query: z.object({
      ...pageQuery,
      deviceId: Id.optional().describe('Only at this device'),
      siteId: Id.optional().describe('Only at this site'),
      userId: Id.optional().describe('Only where this person was'),
      from: Instant.optional().describe('Only what began then or later'),
      to: Instant.optional().describe('Only what began before'),
    }),
    answer: { kind: 'page', schema: DeviceSession },
  },
  openDeviceSession: {
    method: 'POST',
    path: '/hardware/sessions',
    summary: 'Tell who is or was at the device, and get what it calls with as them',
    audience: ['device'],
    body: DeviceSessionInput,
    repeatable: true,
    errors: ['wrong_state'],
    answer: { kind: 'data', schema: OpenedDeviceSession, status: 201, mayBeThere: true },
  },
  endDeviceSession: {
    method: 'POST',
    path: one,
    summary: 'Tell that people are no more at the device',
    audience: ['device'],
    body: z
      .object({
        endedAt: Instant.describe('Since when, by the clock of the device'),
        sentAt: Instant.optional().describe('When this is sent, by the clock of the device'),
        reason: z
          .enum(['ended', 'idle', 'battery', 'replaced'])
          .meta({ description: 'Why', examples: ['ended'] }),
      })
      .meta({ id: 'DeviceSessionOver', description: 'Since when people are no more at a device, and why' }),
    repeatable: true,
    answer: { kind: 'data', schema: DeviceSession },
  },
  listDeviceRoster: {
    method: 'GET',
    path: '/hardware/roster',
    summary: 'Who may be at the device, and by what it knows them without a network',
    audience: ['device'],
    query: z.object(pageQuery),
    errors: ['wrong_state'],
    answer: { kind: 'page', schema: RosterPerson },
  },
  getDevicePaper: {
    method: 'GET',
    path: '/hardware/papers/{id}',
    summary: 'Questions of an assessment that may lie on the device, without what is right',
    audience: ['device'],
    errors: ['wrong_state'],
    answer: { kind: 'data', schema: DevicePaper },
  },
  setDeviceSecret: {
    method: 'POST',
    path: '/hardware/secret',
    summary: 'Choose six digits for shared devices, or get a secret for a QR code',
    audience: ['learner', 'candidate', 'reviewer'],
    body: DeviceSecretInput,
    repeatable: true,
    answer: { kind: 'data', schema: DeviceSecret },
  },
});
