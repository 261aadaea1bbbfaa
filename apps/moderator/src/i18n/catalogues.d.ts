/** Compiled by the build from the file that translators edit. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
