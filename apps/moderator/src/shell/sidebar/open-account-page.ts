import { t } from '@lingui/core/macro';
import { manageAccount } from '@/session/session.ts';
import { notify } from '@/ui/toast.ts';

/** Goes to the account page of the identity service, where there is one. */
export const openAccountPage = (): Promise<void> =>
  manageAccount().catch(() => notify.error(t`Not supported by the OIDC server`));
