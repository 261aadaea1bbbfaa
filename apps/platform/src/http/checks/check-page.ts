import { html } from '../documentation/html.ts';
import { publicPage } from '../public-page.ts';
import type { CheckedCertificate } from './checked-certificate.ts';
import type { CheckTexts } from './check-texts.ts';

/** What is known of a certificate, for whoever has its paper. */
export function certificatePage(texts: CheckTexts, certificate: CheckedCertificate): string {
  const { labels, types, standings, explained, language } = texts;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const words = (text: string) => day.format(new Date(`${text}T00:00:00Z`));
  const { standing, expiresOn } = certificate;
  const rows: [string, string][] = [
    [labels.holder, certificate.holder],
    [labels.course, certificate.course],
    ...(certificate.registrationNumber
      ? [[labels.registration, certificate.registrationNumber] as [string, string]]
      : []),
    [labels.issuer, certificate.issuer],
    [labels.issued, words(certificate.issuedOn)],
    ...(expiresOn ? [[labels.expires, words(expiresOn)] as [string, string]] : []),
    [labels.number, certificate.number],
  ];
  return publicPage(
    texts,
    html`<p>${types[certificate.type]}</p>
      <h2 class="${standing}">${standings[standing]}</h2>
      <p>${explained[standing]}</p>
      <dl>
        ${rows.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** The same for every number that was not issued, whatever it looks like. */
export const unknownPage = (texts: CheckTexts): string =>
  publicPage(
    texts,
    html`<h2 class="unknown">${texts.unknown}</h2>
      <p>${texts.unknownExplained}</p>`,
  );

export const tooManyPage = (texts: CheckTexts): string =>
  publicPage(
    texts,
    html`<h2>${texts.tooMany}</h2>
      <p>${texts.tooManyExplained}</p>`,
  );
