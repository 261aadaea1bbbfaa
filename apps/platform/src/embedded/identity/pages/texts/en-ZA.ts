import type { Texts } from './texts.ts';

export const english: Texts = {
  language: 'en-ZA',
  description: (name) => `Where people sign in to ${name}.`,
  errorTitle: (title) => `Error: ${title}`,
  signIn: 'Sign in',
  useYourAccount: (name) => `Use your ${name} account to continue.`,
  username: 'Username',
  password: 'Password',
  wrongUsernameOrPassword: 'The username or the password is not right. Check both and try again.',
  tooManyAttempts: (minutes) =>
    `There were too many failed attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,

  yourAccount: 'Your account',
  youAreSignedIn: 'You are signed in.',
  name: 'Name',
  email: 'Email',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: (shortest) => `New password (at least ${shortest} characters)`,
  passwordTooShort: (shortest) => `The new password needs at least ${shortest} characters.`,
  wrongCurrentPassword: 'The current password is not right.',
  passwordChanged: 'Your password is changed. Other devices have been signed out.',
  backTo: (name) => `Back to ${name}`,
  youAreNotSignedIn: 'You are not signed in',
  signInToSeeAccount: 'Sign in to see your account.',

  signOut: 'Sign out',
  reallySignOut: 'Sign out?',
  youWillSignInAgain: 'You will have to sign in again to continue your work.',
  staySignedIn: 'Stay signed in',
  signedOut: 'You are signed out',
  youCanClose: 'You can close this page.',
  signInAgain: 'Sign in again',

  expired: 'This sign-in has expired',
  wasOpenTooLong:
    'It was open for too long, or it was finished in another tab. Nothing is lost: start again.',
  startAgain: 'Start again',
  notPossible: 'Sign-in is not possible this way',
  addressDoesNotWork: (reason) => `The address that led here does not work${reason ? ` (${reason})` : ''}.`,
  goToApplication: 'Go to Moderator',
  refusals: {
    400: 'This address is not served here.',
    403: 'This form is out of date. Go back, reload the page and try again.',
    404: 'There is nothing here.',
    413: 'This form is too long.',
    415: 'This form came in a format that is not accepted.',
    500: 'Something went wrong. Please try again.',
    503: 'Nobody can sign in at the moment, as the platform does not reach its database. What it said was stored is safe; try again in a moment.',
  },
};
