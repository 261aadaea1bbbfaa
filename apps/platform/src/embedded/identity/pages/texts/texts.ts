/** Every sentence of the identity service's pages, in one language. */
export interface Texts {
  language: string;
  /** For search engines: what this page is. */
  description: (name: string) => string;
  /** The title of a page on which something went wrong, which screen readers read first. */
  errorTitle: (title: string) => string;
  signIn: string;
  useYourAccount: (name: string) => string;
  username: string;
  password: string;
  wrongUsernameOrPassword: string;
  tooManyAttempts: (minutes: number) => string;

  yourAccount: string;
  youAreSignedIn: string;
  name: string;
  email: string;
  changePassword: string;
  currentPassword: string;
  newPassword: (shortest: number) => string;
  passwordTooShort: (shortest: number) => string;
  wrongCurrentPassword: string;
  passwordChanged: string;
  backTo: (name: string) => string;
  youAreNotSignedIn: string;
  signInToSeeAccount: string;

  signOut: string;
  reallySignOut: string;
  youWillSignInAgain: string;
  staySignedIn: string;
  signedOut: string;
  youCanClose: string;
  signInAgain: string;

  choosePassword: string;
  youSignInAs: (username: string) => string;
  passwordChosen: string;
  passwordChosenExplained: (username: string) => string;
  linkUsed: string;
  linkUsedExplained: string;
  linkExpired: string;
  linkExpiredExplained: string;
  sendNewLink: string;
  linkSent: string;
  linkSentExplained: string;
  linkUnknown: string;
  linkUnknownExplained: string;
  invitation: {
    subject: string;
    /** @param link where they choose a password */
    text: (facts: { name: string; username: string; link: string; days: number }) => string;
  };

  forgottenPassword: string;
  forgottenExplained: string;
  usernameOrEmail: string;
  sendLink: string;
  backToSignIn: string;
  askedTooOften: (minutes: number) => string;
  lookIntoYourMail: string;
  /** The same whether or not there is somebody of that name. */
  lookIntoYourMailExplained: string;
  noMailCame: string;
  reminder: {
    subject: string;
    /** @param link where they choose another password */
    text: (facts: { name: string; username: string; link: string; minutes: number }) => string;
  };

  expired: string;
  wasOpenTooLong: string;
  startAgain: string;
  notPossible: string;
  /** `reason`: what the provider says, in English. */
  addressDoesNotWork: (reason: string | undefined) => string;
  goToApplication: string;
  /** By status, for requests that get no page. */
  refusals: Record<400 | 403 | 404 | 413 | 415 | 500 | 503, string>;
}
