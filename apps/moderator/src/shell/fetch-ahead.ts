import { rememberedMe } from './account.ts';
import { isOpenTo } from './access.ts';

/**
 * Whether a page may ask for what it shows before it is known again who is signed in: this window let them in before,
 * and to this page. The platform decides by itself what it answers; this only spares calls that it would refuse.
 */
export function isLetIn(path: string): boolean {
  const me = rememberedMe();
  return me !== undefined && isOpenTo(path, me.licences, me.user);
}
