import type { Messages } from '@lingui/core';

/** The texts of a part of the application in one language. */
export interface Catalogue {
  messages: Messages;
}

/** Where the texts of a part are: one chunk per language, of which only the one shown is ever fetched. */
export type Catalogues = Record<string, () => Promise<Catalogue>>;
