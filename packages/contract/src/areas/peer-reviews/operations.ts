import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Ids, pageQuery } from '../../kit/schemas.ts';
import {
  MyReview,
  ReviewCompletion,
  ReviewPeopleChanged,
  ReviewPeopleInput,
  ReviewPerson,
  ReviewReceipt,
  ReviewSubmissionInput,
  ReviewToGive,
  ReviewersInput,
  peerReviewArea,
} from './schemas.ts';

const { limit, cursor } = pageQuery;
const one = '/admin/content/peerreviews/{id}';
const makers = ['admin', 'manager', 'trainer'] as const;
const inIt = ['reviewer', 'learner'] as const;
const page = z.object({ limit, cursor });
const leaving = z.object({ id: Ids.describe('Identifiers of the people') });

export const peerReviewCalls = area(peerReviewArea, {
  listMyReviews: {
    method: 'GET',
    path: '/content/peerreviews',
    summary: 'Reviews that I give, and closed ones about me',
    audience: inIt,
    query: page,
    answer: { kind: 'page', schema: MyReview },
  },
  getMyReview: {
    method: 'GET',
    path: '/content/peerreviews/{id}',
    summary:
      'One review: whom I review and what I have saved, and what others said about me once it is closed',
    audience: inIt,
    answer: { kind: 'data', schema: ReviewToGive },
  },
  submitReview: {
    grant: true,
    method: 'POST',
    path: '/content/peerreviews/{id}/submit',
    summary: 'Review one person, or save it; until it closes it can be sent again',
    audience: inIt,
    body: ReviewSubmissionInput,
    answer: { kind: 'data', schema: ReviewReceipt },
    // Sent again it says the same; what is kept for a key would outlast what it says of its person.
    repeatable: true,
    errors: ['wrong_state', '4008', 'already_exists'],
  },
  completeReview: {
    grant: true,
    method: 'POST',
    path: '/content/peerreviews/{id}/complete',
    summary: 'Be done with a review: each person is reviewed, or skipped with a reason',
    audience: inIt,
    body: ReviewCompletion,
    answer: { kind: 'none' },
    errors: ['wrong_state'],
  },
  listReviewees: {
    method: 'GET',
    path: `${one}/reviewees`,
    summary: 'People who are reviewed, by name, with how far that is',
    audience: makers,
    query: page,
    answer: { kind: 'page', schema: ReviewPerson },
  },
  addReviewees: {
    method: 'POST',
    path: `${one}/reviewees`,
    summary: 'Add people who are reviewed',
    audience: makers,
    body: ReviewPeopleInput,
    answer: { kind: 'data', schema: ReviewPeopleChanged },
    errors: ['4008', '4009', 'wrong_state'],
  },
  removeReviewees: {
    method: 'DELETE',
    path: `${one}/reviewees`,
    summary: 'Remove people who are reviewed; what was handed in about them stays',
    audience: makers,
    query: leaving,
    answer: { kind: 'data', schema: ReviewPeopleChanged },
    errors: ['wrong_state'],
  },
  listReviewers: {
    method: 'GET',
    path: `${one}/reviewers`,
    summary: 'People who review, by name, with how far they are',
    audience: makers,
    query: page,
    answer: { kind: 'page', schema: ReviewPerson },
  },
  addReviewers: {
    method: 'POST',
    path: `${one}/reviewers`,
    summary: 'Add people who review: one person, or whom it is drawn for',
    audience: makers,
    body: ReviewersInput,
    answer: { kind: 'data', schema: ReviewPeopleChanged },
    errors: ['4008', '4009', 'wrong_state'],
  },
  removeReviewers: {
    method: 'DELETE',
    path: `${one}/reviewers`,
    summary: 'Remove people who review; what they handed in stays',
    audience: makers,
    query: leaving,
    answer: { kind: 'data', schema: ReviewPeopleChanged },
    errors: ['wrong_state'],
  },
  downloadReviewResults: {
    method: 'GET',
    path: `${one}/results/download`,
    summary: 'Results of a review as a spreadsheet: a row for each person who is reviewed',
    audience: makers,
    answer: {
      kind: 'file',
      mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
  },
});
