import { describe, expect, it } from 'vitest';
import { statementOf, toldEvents } from './statements.ts';
import type { ToldEvent } from './statements.ts';

const event: ToldEvent = {
  id: '2f0e1c1a-52f5-5a7e-8f44-4a3bb7a9a001',
  event: 'pass',
  score: 82.5,
  seconds: 90,
  at: new Date('2026-11-20T08:30:00Z'),
  registrationId: '2f0e1c1a-52f5-4a7e-8f44-4a3bb7a9a002',
  sessionId: '2f0e1c1a-52f5-5a7e-8f44-4a3bb7a9a005',
  learner: 'd41d8cd98f00b204e9800998ecf8427e',
  itemKind: 'lesson',
  itemId: '2f0e1c1a-52f5-4a7e-8f44-4a3bb7a9a003',
  title: 'Fire safety',
  course: { id: '2f0e1c1a-52f5-4a7e-8f44-4a3bb7a9a004', title: 'Occupational health' },
};
const told = (changed: Partial<ToldEvent> = {}) =>
  statementOf('https://acme.example.org', { ...event, ...changed });

describe('a statement', () => {
  it('says who did what to which thing, when and how well', () => {
    expect(told()).toEqual({
      id: event.id,
      version: '1.0.3',
      actor: {
        objectType: 'Agent',
        account: { homePage: 'https://acme.example.org', name: 'd41d8cd98f00b204e9800998ecf8427e' },
      },
      verb: { id: 'http://adlnet.gov/expapi/verbs/passed', display: { en: 'passed' } },
      object: {
        objectType: 'Activity',
        id: 'https://acme.example.org/activities/lesson/2f0e1c1a-52f5-4a7e-8f44-4a3bb7a9a003',
        definition: { type: 'http://adlnet.gov/expapi/activities/lesson', name: { en: 'Fire safety' } },
      },
      result: { success: true, score: { scaled: 0.825 }, duration: 'PT90S' },
      context: {
        registration: event.registrationId,
        extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': event.sessionId },
        contextActivities: {
          parent: [
            {
              objectType: 'Activity',
              id: 'https://acme.example.org/activities/course/2f0e1c1a-52f5-4a7e-8f44-4a3bb7a9a004',
              definition: {
                type: 'http://adlnet.gov/expapi/activities/course',
                name: { en: 'Occupational health' },
              },
            },
          ],
        },
      },
      timestamp: '2026-11-20T08:30:00.000Z',
    });
  });

  it.each([
    ['open', 'initialized', undefined],
    ['complete', 'completed', { completion: true, duration: 'PT90S' }],
    ['releasePassed', 'passed', { success: true, score: { scaled: 0.825 }, duration: 'PT90S' }],
    ['fail', 'failed', { success: false, score: { scaled: 0.825 }, duration: 'PT90S' }],
    ['certify', 'satisfied', { completion: true, duration: 'PT90S' }],
    ['closeWindow', 'abandoned', undefined],
  ])('of %s says %s', (name, verb, result) => {
    const { verb: said, ...statement } = told({ event: name });
    expect([said.display.en, said.id.endsWith(`/${verb}`), statement.result]).toEqual([verb, true, result]);
  });

  it('of what was waived says why, in the words of cmi5', () => {
    expect(told({ event: 'waive' }).result).toMatchObject({
      completion: true,
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Administrative' },
    });
  });

  it('has no score where there is none, and no course above a course', () => {
    expect(told({ score: null }).result).toEqual({ success: true, duration: 'PT90S' });
    expect(told({ itemKind: 'course' }).context).toEqual({
      registration: event.registrationId,
      extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': event.sessionId },
    });
    expect(told({ course: null, itemKind: 'examination' }).object.definition.type).toBe(
      'http://adlnet.gov/expapi/activities/assessment',
    );
  });

  it('is made of nothing that has no verb', () => {
    expect(toldEvents).not.toContain('register');
    expect(() => told({ event: 'register' })).toThrow(RangeError);
  });
});
