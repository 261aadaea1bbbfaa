import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** How keys are written in code (`shift+j`, `mod+enter`, `g h`), compared with events and shown to people. */

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

/** What stands on the key in the country of the language. */
const names: Record<string, MessageDescriptor> = {
  mod: msg({ message: 'Ctrl', comment: 'The key as it is labelled on keyboards' }),
  shift: msg({ message: 'Shift', comment: 'The key as it is labelled on keyboards' }),
  alt: msg({ message: 'Alt', comment: 'The key as it is labelled on keyboards' }),
  enter: msg({ message: 'Enter', comment: 'The key as it is labelled on keyboards' }),
  escape: msg({ message: 'Esc', comment: 'The key as it is labelled on keyboards' }),
  space: msg({ message: 'Space', comment: 'The space bar' }),
  pageup: msg({ message: 'Page up', comment: 'The key as it is labelled on keyboards' }),
  pagedown: msg({ message: 'Page down', comment: 'The key as it is labelled on keyboards' }),
};

function keyLabel(key: string): string {
  if (key === 'mod' && isApple) return '⌘';
  const name = names[key];
  return signs[key] ?? (name ? i18n._(name) : key.length === 1 ? key.toUpperCase() : key);
}

/** The words on the key caps, in order. */
export const keyLabels = (keys: string): string[] =>
  // A plus at the end is the key itself: `+`, `mod++`.
  keys.split(/ |\+(?!$| )/).map((key) => keyLabel(key.toLowerCase()));

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
