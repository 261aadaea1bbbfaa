import type { FastifyReply } from 'fastify';
import { html } from './documentation/html.ts';
import { publicPage, publicPageHeaders } from './public-page.ts';

/** In place of the application while there is no account: a sign-in could lead nobody anywhere. */
export const sendNotSetUp = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ ...publicPageHeaders("'none'"), 'retry-after': '60' })
    .type('text/html; charset=utf-8')
    .send(
      publicPage(
        { title: 'Moderator', language: 'en' },
        html`<h2>Not set up yet</h2>
          <p>
            This platform runs, and its database has no account yet. Whoever operates it makes the first
            account and administrator with <code>npm run setup</code>; then load this page again.
          </p>`,
      ),
    );
