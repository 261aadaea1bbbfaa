import { describe, expect, it } from 'vitest';
import { onlyReads, operations, takesKey } from '../index.ts';
import { rolesThatMayCall } from './access.ts';

describe('the table of operations', () => {
  it('has a name and an address for each, once', () => {
    expect(new Set(operations.map((each) => each.id)).size).toBe(operations.length);
    expect(new Set(operations.map((each) => `${each.method} ${each.path}`)).size).toBe(operations.length);
  });

  it('says of each who may call it, in roles', () => {
    for (const operation of operations)
      expect([operation.id, rolesThatMayCall(operation).length > 0]).toEqual([operation.id, true]);
    const create = operations.find((each) => each.id === 'createClient')!;
    expect(rolesThatMayCall(create)).toEqual(['administrator']);
  });

  it('lets every call be repeated: by a key, or since it only reads', () => {
    const once = operations.filter((each) => !takesKey(each) && !onlyReads(each));
    // What packages and devices tell is numbered, and a token may be asked for as often as one likes: no answer of these is kept.
    // What devices are granted, and a secret that is told once, are kept nowhere.
    // What is kept for a key would lead from what somebody thinks back to them.
    expect(once.map((each) => each.id)).toEqual([
      'renewScormToken',
      'commitScormSession',
      'finishScormSession',
      'createInboxCalendar',
      'openDeviceSession',
      'endDeviceSession',
      'setDeviceSecret',
      'sendHeartbeat',
      'submitSurvey',
      'submitSurveys',
      'submitReview',
    ]);
  });

  it('has every change of a stored thing name the version that it changes', () => {
    const blind = operations.filter((each) => ['PATCH', 'PUT'].includes(each.method) && !each.versioned);
    // Looks only add up, tags are set to what they shall be, and a verdict is its moderator's alone, as results and checklist are
    // a verifier's; so are answers,
    // what somebody judges of a case and what somebody did. A mark says that there is one. A policy, the due days and the layout of an account, and
    // a part of a report, name the version that was changed in their bodies.
    expect(blind.map((each) => each.id).sort()).toEqual([
      'answerFeedback',
      'completeAssessorAction',
      'judgeVisitAttempt',
      'markAppealed',
      'recordAppealVerdict',
      'recordLooks',
      'recordVerdict',
      'saveCalibrationJudgement',
      'saveCertificateLayout',
      'saveDueDays',
      'saveReportPart',
      'saveSamplingPolicy',
      'saveVisitChecklist',
      'setTags',
    ]);
  });
});
