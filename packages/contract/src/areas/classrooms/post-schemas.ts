import { z } from 'zod';
import { NamedLearner } from '../../kit/fields.ts';
import { postRemovers } from '../../kit/options.ts';
import { CreatedAt, Id, Instant, Lines, Version } from '../../kit/schemas.ts';

const body = Lines(2000).meta({
  description: 'What is said, as plain text: nothing in it is markup, and links are made by whoever shows it',
  examples: ['The slope behind the shed is closed. We begin in Room 2.'],
});
const fileIds = z
  .array(Id)
  .max(5)
  .meta({
    description: 'Own files that go with it',
    examples: [['0192f3a4-9c1e-7b12-8a44-51f0d2b7c901']],
  });

export const PostInput = z
  .object({ body, fileIds: fileIds.default([]) })
  .meta({ id: 'PostInput', description: 'What somebody says in a meeting' });

export const PostChange = z
  .object({ body: body.optional(), fileIds: fileIds.optional() })
  .meta({ id: 'PostChange', description: 'What somebody says instead' });

const bulk = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item).min(1).max(100).describe(`${what}: all of them, or none`);

export const PostsInput = z
  .object({ posts: bulk(PostInput, 'Posts, in the order in which they are made') })
  .meta({ id: 'PostsInput', description: 'Posts that are made together' });

export const CommentsInput = z
  .object({
    comments: bulk(
      PostInput.extend({ postId: Id.describe('The post that it answers') }).meta({
        id: 'CommentOfPost',
        description: 'A comment, and the post that it answers',
      }),
      'Comments, in the order in which they are made',
    ),
  })
  .meta({ id: 'CommentsInput', description: 'Comments that are made together' });

const said = {
  id: Id,
  author: NamedLearner.describe('Who said it'),
  body: z
    .string()
    .nullable()
    .meta({
      description:
        'What is said, as plain text; null where it was removed, and of that managers read it for 30 days',
      examples: ['The slope behind the shed is closed.'],
    }),
  fileIds: z.array(Id).describe('Files that go with it'),
  createdAt: CreatedAt,
  editedAt: Instant.nullable().describe('When it was changed last; null where it never was'),
  removedAt: Instant.nullable().describe('When it was removed; null where it stands'),
  removedBy: z
    .enum(postRemovers)
    .nullable()
    .meta({ description: 'Who removed it; null where it stands', examples: ['trainer'] }),
  before: z
    .array(
      z.object({
        body: z.string().meta({ description: 'What was said before', examples: ['The slope is closed.'] }),
        until: Instant.describe('When it was changed'),
      }),
    )
    .describe('What was said before it was changed, the latest first; told managers alone'),
  version: Version.min(1),
};

export const Post = z
  .object({
    ...said,
    comments: z
      .int()
      .min(0)
      .meta({ description: 'Comments on it that were not removed', examples: [3] }),
  })
  .meta({ id: 'Post', description: 'Something that was said in a meeting' });

export const Comment = z
  .object({ ...said, postId: Id.describe('The post that it answers') })
  .meta({ id: 'Comment', description: 'An answer to a post' });

export const someIds = z.object({
  id: z.array(Id).min(1).max(100).describe('Ids, the key repeated: all of them, or none'),
});
