import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribePath } from '../inbox/unsubscribing.ts';
import type { Unsubscribing, Unsubscriptions } from '../inbox/unsubscribing.ts';
import { textsIn } from '../inbox/texts/texts.ts';
import { html } from './documentation/html.ts';
import type { Html } from './documentation/html.ts';
import { publicPage, publicPageHeaders } from './public-page.ts';
import type { RequestsOfNobody } from './requests-of-nobody.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves the links by which mails of a kind are ended without a sign-in (RFC 8058): programs that read mail send the form
 * at one click; people are shown a page with a button, for looking at a link is no wish.
 */
export function registerUnsubscribing(
  app: FastifyInstance,
  { read, end }: Unsubscriptions,
  ofNobody: RequestsOfNobody,
): void {
  const answerWith =
    (find: Unsubscriptions['read'], content: (asked: Unsubscribing) => Html) =>
    async (request: LinkRequest, reply: FastifyReply) => {
      ofNobody.count(request);
      const asked = await find(request.params.token);
      return reply
        .code(asked ? 200 : 404)
        .headers(publicPageHeaders("'self'"))
        .type('text/html; charset=utf-8')
        .send(pageOf(asked?.locale ?? null, asked && content(asked)));
    };
  void app.register(async (scope) => {
    // Nothing in the form is asked for: the address says it all.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_000 },
      (_, __, done) => done(null, undefined),
    );
    scope.get(`${unsubscribePath}:token`, answerWith(read, question));
    scope.post(`${unsubscribePath}:token`, answerWith(end, done));
  });
}

function pageOf(locale: string | null, content: Html | undefined): string {
  const { texts, locale: language } = textsIn(locale);
  const { title, unknown, unknownExplained } = texts.page;
  return publicPage(
    { title, language },
    content ??
      html`<h2 class="unknown">${unknown}</h2>
        <p>${unknownExplained}</p>`,
  );
}

function listed(asked: Unsubscribing): Html {
  const { texts } = textsIn(asked.locale);
  const words = 'report' in asked ? [asked.title] : asked.events.map((event) => texts.events[event]);
  return html`<ul>
    ${words.map((each) => html`<li>${each}</li>`)}
  </ul>`;
}

function question(asked: Unsubscribing): Html {
  const { page } = textsIn(asked.locale).texts;
  const isBack = 'report' in asked && asked.isWanted;
  return html`<h2>${isBack ? page.again : page.question}</h2>
    ${listed(asked)}
    <form method="post"><button>${isBack ? page.again : page.button}</button></form>`;
}

function done(asked: Unsubscribing): Html {
  const { page } = textsIn(asked.locale).texts;
  if ('report' in asked && asked.isWanted)
    return html`<h2 class="valid">${page.sentAgain}</h2>
      ${listed(asked)}`;
  return html`<h2 class="valid">${page.done}</h2>
    ${listed(asked)}
    ${asked.other ? html`<form method="post" action="${asked.other}"><button>${page.again}</button></form>` : ''}
    <p>${page.stays}</p>`;
}
