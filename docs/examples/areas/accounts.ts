import type { Client } from '@moderator/client';

interface Opening {
  administrator: Client;
  clientId: string;
  /** An account whose logos the new one begins with. */
  likeId: string;
}

/** Opens an account for a training provider in its own colour, and reads what its sign-in page will show. */
export async function openAccount({ administrator, clientId, likeId }: Opening) {
  const { logos } = await administrator.getAccountTheme({ id: likeId });
  const { id } = await administrator.createAccount({
    body: {
      clientId,
      name: 'Umfolozi Training',
      accreditationNumber: '05-QCTO/SDP0412',
      URLPrefix: 'umfolozi-training',
      theme: { isCustomTheme: true, colour: { red: 15, green: 118, blue: 110 }, logos },
    },
  });
  // Nobody has to be signed in for this one: it dresses the page on which people sign in.
  const { name, theme } = await administrator.getThemeByPrefix({ query: { URLPrefix: 'umfolozi-training' } });
  return { id, name, colour: theme.colour };
}
