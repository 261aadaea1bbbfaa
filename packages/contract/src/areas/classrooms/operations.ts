import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { sessionStatuses } from '../../kit/options.ts';
import { SessionDetails } from './details-schema.ts';
import {
  classroomArea,
  classroomSessions,
  SessionContent,
  SessionContentInput,
  SessionUser,
  SessionUserInput,
  StatusReason,
} from './schemas.ts';

const one = '/classrooms/sessions/{id}';
const planners = ['trainer', 'manager'] as const;
const status = z.enum(sessionStatuses);

export const classroomCalls = area(classroomArea, {
  listSessionUsers: {
    method: 'GET',
    path: `${one}/users`,
    summary: 'Who is in a meeting, whoever holds it first',
    audience: ['any'],
    answer: { kind: 'page', schema: SessionUser },
  },
  setSessionUsers: {
    method: 'PUT',
    path: `${one}/users`,
    summary: 'Say who is in a meeting and whether they came: these and no others',
    audience: planners,
    body: SessionUserInput,
    answer: { kind: 'data', schema: z.array(SessionUser) },
    versioned: true,
    errors: ['wrong_state'],
  },
  changeSessionStatus: {
    method: 'POST',
    path: `${one}/status`,
    summary: 'Begin, end, cancel or take up a meeting again',
    audience: planners,
    query: z.object({
      from: status.meta({ description: 'How far it is', examples: ['planned'] }),
      to: status.meta({ description: 'How far it shall be', examples: ['live'] }),
    }),
    body: StatusReason,
    answer: { kind: 'data', schema: classroomSessions.entity },
    errors: ['wrong_state'],
  },
  getSessionDetails: {
    method: 'GET',
    path: `${one}/details`,
    summary: 'All that a page about a meeting shows',
    audience: ['any'],
    answer: { kind: 'data', schema: SessionDetails },
  },
  listSessionContent: {
    method: 'GET',
    path: `${one}/content`,
    summary: 'What is worked with in a meeting, in its order',
    audience: ['any'],
    answer: { kind: 'page', schema: SessionContent },
  },
  setSessionContent: {
    method: 'PUT',
    path: `${one}/content`,
    summary: 'Say what is worked with in a meeting: this and no other, in this order',
    audience: planners,
    body: SessionContentInput,
    answer: { kind: 'data', schema: z.array(SessionContent) },
    versioned: true,
  },
});
