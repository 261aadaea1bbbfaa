/** A person as what they sign in with needs them. */
export interface PersonToSignIn {
  userId: string;
  accountId: string;
  username: string;
  name: string;
  surname: string;
  email: string | undefined;
  /** The language that they read. */
  locale: string | null;
  /** Whether they may come in. */
  isActive: boolean;
}

/** What people sign in with, which follows who they are on the platform. Everything may be done again. */
export interface SignIns {
  /** Makes, changes or switches off what somebody signs in with; who gets one is invited to choose a password. */
  follow(person: PersonToSignIn): Promise<void>;
  /** Sends a link by which they choose a password, whether they have one or not. */
  invite(person: PersonToSignIn): Promise<void>;
  remove(userId: string): Promise<void>;
}
