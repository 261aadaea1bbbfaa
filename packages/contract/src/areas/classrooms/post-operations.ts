import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { pageQuery } from '../../kit/schemas.ts';
import { Comment, CommentsInput, Post, PostChange, PostInput, PostsInput, someIds } from './post-schemas.ts';
import { classroomArea } from './schemas.ts';

const posts = '/classrooms/sessions/{id}/posts';
const comments = `${posts}/{postId}/comments`;
const { limit, cursor } = pageQuery;
const page = z.object({ limit, cursor });
const authors = ['owner', 'trainer'] as const;

export const postCalls = area(classroomArea, {
  listSessionPosts: {
    method: 'GET',
    path: posts,
    summary: 'What was said in a meeting, newest first',
    audience: ['any'],
    query: page,
    answer: { kind: 'page', schema: Post },
  },
  addSessionPost: {
    method: 'POST',
    path: posts,
    summary: 'Say something in a meeting',
    audience: ['any'],
    body: PostInput,
    answer: { kind: 'data', schema: Post, status: 201 },
    errors: ['wrong_state', 'too_many_requests'],
  },
  addSessionPosts: {
    method: 'POST',
    path: `${posts}/bulk`,
    summary: 'Say several things in a meeting: all of them, or none',
    audience: ['trainer'],
    body: PostsInput,
    answer: { kind: 'data', schema: z.array(Post), status: 201 },
    errors: ['wrong_state'],
  },
  removeSessionPosts: {
    method: 'DELETE',
    path: `${posts}/bulk`,
    summary: 'Remove several posts of a meeting: all of them, or none',
    audience: ['trainer'],
    query: someIds,
    answer: { kind: 'none' },
  },
  changeSessionPost: {
    method: 'PATCH',
    path: `${posts}/{postId}`,
    summary: 'Change what was said: its author within a day, and whoever holds the meeting',
    audience: authors,
    body: PostChange,
    bodyType: 'merge-patch',
    answer: { kind: 'data', schema: Post },
    versioned: true,
    errors: ['wrong_state'],
  },
  removeSessionPost: {
    method: 'DELETE',
    path: `${posts}/{postId}`,
    summary: 'Remove a post; a mark and its comments stay',
    audience: authors,
    answer: { kind: 'none' },
  },
  listPostComments: {
    method: 'GET',
    path: comments,
    summary: 'What was answered to a post, oldest first',
    audience: ['any'],
    query: page,
    answer: { kind: 'page', schema: Comment },
  },
  addPostComment: {
    method: 'POST',
    path: comments,
    summary: 'Answer a post',
    audience: ['any'],
    body: PostInput,
    answer: { kind: 'data', schema: Comment, status: 201 },
    errors: ['wrong_state', 'too_many_requests'],
  },
  changePostComment: {
    method: 'PATCH',
    path: `${comments}/{commentId}`,
    summary: 'Change an answer: its author within a day, and whoever holds the meeting',
    audience: authors,
    body: PostChange,
    bodyType: 'merge-patch',
    answer: { kind: 'data', schema: Comment },
    versioned: true,
    errors: ['wrong_state'],
  },
  removePostComment: {
    method: 'DELETE',
    path: `${comments}/{commentId}`,
    summary: 'Remove an answer; a mark stays',
    audience: authors,
    answer: { kind: 'none' },
  },
  addPostComments: {
    method: 'POST',
    path: '/classrooms/sessions/{id}/comments/bulk',
    summary: 'Answer several posts of a meeting: all of them, or none',
    audience: ['trainer'],
    body: CommentsInput,
    answer: { kind: 'data', schema: z.array(Comment), status: 201 },
    errors: ['wrong_state'],
  },
  removePostComments: {
    method: 'DELETE',
    path: '/classrooms/sessions/{id}/comments/bulk',
    summary: 'Remove several answers in a meeting: all of them, or none',
    audience: ['trainer'],
    query: someIds,
    answer: { kind: 'none' },
  },
});
