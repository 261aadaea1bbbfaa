import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';

const manageAccount = vi.fn<() => Promise<void>>();
const error = vi.fn<(text: string) => void>();
vi.mock('@/session/session.ts', () => ({ manageAccount }));
vi.mock('@/ui/toast.ts', () => ({ notify: { error } }));
const { openAccountPage } = await import('./open-account-page.ts');

test('an identity service without an account page is told of', async () => {
  i18n.loadAndActivate({ locale: 'en-ZA', messages: {} });
  manageAccount.mockRejectedValueOnce(new Error('no account page'));
  await openAccountPage();
  expect(error).toHaveBeenCalledWith('Not supported by the OIDC server');
});
