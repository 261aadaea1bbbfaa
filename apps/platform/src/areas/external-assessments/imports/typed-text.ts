import { convert } from 'html-to-text';
import type { HtmlToTextOptions } from 'html-to-text';

/** What somebody types is short; what is longer is no page of Moodle or Canvas. */
export const longestTyped = 5_000_000;

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: longestTyped, maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    // Pictures come as files of their own.
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
};

/**
 * What was typed into Moodle or Canvas, as text: nothing of the page that it comes in is run or fetched where it is shown.
 * @example plainText('<p>Look at <b>5</b>.</p>') // 'Look at 5.'
 */
export const plainText = (html: string): string => convert(html, options).trim();
