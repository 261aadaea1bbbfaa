import type { Logo } from '../area.ts';
import type { DemoAccount } from './accounts.ts';

/** A mark for each account: a spring of water, the sun over a table mountain, and a sail before the wind. */
const marks: Record<string, string> = {
  umthombo:
    '<path d="M20 4c5 7 9 11.5 9 17a9 9 0 0 1-18 0c0-5.5 4-10 9-17z"/><path d="M6 33c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  karoo:
    '<circle cx="27" cy="13" r="6"/><path d="M3 33l7-15h9l4 6h6l8 9z"/><path d="M3 37h34" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  saldanha:
    '<path d="M18 4v24H5C6 18 10 9 18 4z"/><path d="M21 9c7 4 11 11 12 19H21z"/><path d="M4 34c4-2.5 7-2.5 11 0s7 2.5 11 0 7-2.5 10 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
};

const icon = (account: DemoAccount, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" role="img" aria-label="${account.name}"><g fill="currentColor" color="${colour}">${marks[account.prefix] ?? ''}</g></svg>`;

function wordmark(account: DemoAccount, mark: string, text: string): string {
  const [first = '', ...rest] = account.name.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 40" role="img" aria-label="${account.name}"><g fill="currentColor" color="${mark}">${marks[account.prefix] ?? ''}</g><g fill="${text}" font-family="Segoe UI, Helvetica Neue, Arial, sans-serif"><text x="48" y="20" font-size="17" font-weight="700">${first}</text><text x="48" y="34" font-size="11.5" letter-spacing=".4">${rest.join(' ')}</text></g></svg>`;
}

/** Draws the logos that the theme of an account names. */
export function logosOf(account: DemoAccount): Logo[] {
  const { red, green, blue } = account.colour;
  const colour = `rgb(${red},${green},${blue})`;
  const files = {
    'colour.svg': wordmark(account, colour, '#1f2933'),
    'black.svg': wordmark(account, '#111', '#111'),
    'white.svg': wordmark(account, '#fff', '#fff'),
    'icon-black.svg': icon(account, '#111'),
    'icon-white.svg': icon(account, '#fff'),
    'icon-colour.svg': icon(account, colour),
  };
  return Object.entries(files).map(([name, svg]) => ({ fileName: `${account.prefix}-${name}`, svg }));
}
