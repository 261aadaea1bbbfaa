import type { Handlers } from '../../../kernel/call.ts';
import { meetingThatIsLed } from '../read-meeting.ts';
import { listPostComments, listSessionPosts } from './list-posts.ts';
import { meetingToWriteIn, refuseFlood, refuseLate } from './may-write.ts';
import { changePost, insertPosts, removePost, removePosts } from './write-post.ts';

export const postHandlers = {
  listSessionPosts,
  listPostComments,

  async addSessionPost(call) {
    const meeting = await meetingToWriteIn(call, call.params.id);
    await refuseFlood(call, 'posts');
    const [post] = await insertPosts(call, meeting, [call.body]);
    return { data: post!, version: 1 };
  },

  async addPostComment(call) {
    const meeting = await meetingToWriteIn(call, call.params.id);
    await refuseFlood(call, 'comments');
    const [comment] = await insertPosts(call, meeting, [{ ...call.body, postId: call.params.postId }]);
    return { data: comment!, version: 1 };
  },

  async addSessionPosts(call) {
    const meeting = await meetingThatIsLed(call, call.params.id);
    refuseLate(call, meeting);
    return { data: await insertPosts(call, meeting, call.body.posts) };
  },

  async addPostComments(call) {
    const meeting = await meetingThatIsLed(call, call.params.id);
    refuseLate(call, meeting);
    return { data: await insertPosts(call, meeting, call.body.comments) };
  },

  changeSessionPost: (call) => changePost(call, call.params),
  changePostComment: (call) => changePost(call, call.params),
  removeSessionPost: (call) => removePost(call, call.params),
  removePostComment: (call) => removePost(call, call.params),
  removeSessionPosts: (call) => removePosts(call, 'posts'),
  removePostComments: (call) => removePosts(call, 'comments'),
} satisfies Partial<Handlers>;
