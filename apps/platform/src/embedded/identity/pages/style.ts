import type { Brand } from '../brand.ts';
import { cssColour, readableTextOn } from '../colour.ts';

/** The style sheet of all pages, with the account's colour. Only numbers and one of two words of the brand get into it. */
export function styleSheet({ colour, scheme }: Brand): string {
  return `
:root {
  color-scheme: ${scheme ?? 'light dark'};
  --accent: ${cssColour(colour)}; --on-accent: ${readableTextOn(colour)};
  --page: light-dark(#f4f4f5, #101012); --card: light-dark(#ffffff, #1b1b1f); --text: light-dark(#18181b, #f4f4f5);
  --quiet: light-dark(#52525b, #b4b4bd); --line: light-dark(#8a8a93, #7d7d88); --edge: light-dark(#e4e4e7, #2e2e34);
  --wrong: light-dark(#b42318, #ffb4ab); --wrong-back: light-dark(#fef3f2, #3a1714);
  --right: light-dark(#116b3c, #86efac); --right-back: light-dark(#ecfdf3, #10291a);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px 16px; display: flex; flex-direction: column;
  align-items: center; justify-content: center; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main {
  width: 100%; max-width: 416px; padding: 36px 36px 40px; background: var(--card); border: 1px solid var(--edge);
  border-radius: 12px; box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 12px 32px -12px rgb(0 0 0 / 14%);
}
.brand { display: flex; align-items: center; gap: 12px; margin-bottom: 28px; font-weight: 600; }
/* The logo is the one for light grounds: in the dark it brings its own. */
.brand img {
  height: 40px; max-width: 180px; object-fit: contain; border-radius: 4px;
  background: light-dark(transparent, #ffffff); box-shadow: 0 0 0 5px light-dark(transparent, #ffffff);
}
.mark {
  display: grid; place-items: center; width: 40px; height: 40px; border-radius: 10px;
  background: var(--accent); color: var(--on-accent); font-size: 20px; font-weight: 700;
  border: 1px solid rgb(128 128 128 / 45%);
}
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h1 + p { margin: 0 0 24px; }
h1 + p:has(+ .quiet) { margin-bottom: 12px; }
p + .quiet { margin: 0 0 24px; }
h2 { margin: 32px 0 12px; font-size: 18px; }
.quiet { color: var(--quiet); overflow-wrap: anywhere; }
.notice { margin: 0 0 20px; padding: 12px 14px; border-radius: 8px; font-size: 15px; border-left: 4px solid; }
.wrong { color: var(--wrong); background: var(--wrong-back); }
.right { color: var(--right); background: var(--right-back); }
label { display: block; margin-bottom: 6px; font-size: 15px; font-weight: 500; }
input {
  width: 100%; min-height: 44px; margin-bottom: 18px; padding: 8px 12px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--card); color: var(--text); font: inherit;
}
input[aria-invalid="true"] { border-color: var(--wrong); border-width: 2px; }
.button {
  display: block; width: 100%; min-height: 44px; margin-top: 6px; padding: 10px 16px; cursor: pointer;
  border: 1px solid rgb(128 128 128 / 45%); border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none;
}
.button:hover { box-shadow: inset 0 0 0 100px rgb(128 128 128 / 12%); }
.plain { background: transparent; color: var(--text); border-color: var(--line); font-weight: 500; }
.button + .plain, form + .plain, form + form { margin-top: 12px; }
.aside { margin: 12px 0 0; text-align: center; font-size: 15px; }
.aside a { display: inline-block; padding: 10px 8px; border-radius: 8px; }
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
a { color: inherit; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 480px) {
  body { justify-content: flex-start; padding: 0; background: var(--card); }
  main { max-width: none; padding: 32px 24px; border: 0; border-radius: 0; box-shadow: none; }
}
@media (forced-colors: active) { .notice { border: 1px solid; } }
`;
}
