/** Where sign-ins are written down. */
export interface SignInTrail {
  signedIn(userId: string, address: string): Promise<void>;
  passwordChosen(userId: string, address: string): Promise<void>;
  /** @param userId whose name was given, where it is anybody's */
  signInFailed(userId: string | undefined, address: string): Promise<void>;
}

/** Writes nothing down. */
export const forgetful: SignInTrail = {
  signedIn: () => Promise.resolve(),
  passwordChosen: () => Promise.resolve(),
  signInFailed: () => Promise.resolve(),
};
