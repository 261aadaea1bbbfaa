/** How keys are written in code (`shift+j`, `mod+enter`, `g h`), compared with events and shown to people. */

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const words: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  space: 'Space',
};

/** The words on the key caps, in order. */
export const keyWords = (keys: string): string[] =>
  keys.split(/[ +]/).map((key) => words[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key));

/** One event as it would be written in code. */
export function writtenKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const isSymbol = key.length === 1 && key.toUpperCase() === key;
  return [
    (event.ctrlKey || event.metaKey) && 'mod',
    event.altKey && 'alt',
    // Symbols such as ? already say that shift was held, on whatever keyboard.
    event.shiftKey && !isSymbol && 'shift',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

/** Whether keys are a bare character, which WCAG 2.1.4 wants to be switchable. */
export const isCharacter = (keys: string): boolean => keys.split(' ').every((key) => key.length === 1);

/** Whether keys pressed one after another, newest last, end in the keys written. */
export const endsIn = (pressed: readonly string[], keys: string): boolean => {
  const wanted = keys.toLowerCase().split(' ');
  return (
    wanted.length <= pressed.length && wanted.every((key, index) => key === pressed.at(index - wanted.length))
  );
};
