import type { HooksOf } from '../../documents/hooks.ts';
import { withTidyPhoneNumber } from '../../documents/phone-number.ts';

export const contactHooks: HooksOf<'contacts'> = {
  beforeWrite: ({ after }) => withTidyPhoneNumber(after),
};
