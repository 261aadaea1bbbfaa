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

  choosePassword: 'Choose a password',
  youSignInAs: (username) => `You sign in as ${username}.`,
  passwordChosen: 'Your password is chosen',
  passwordChosenExplained: (username) => `Sign in as ${username} with it.`,
  linkUsed: 'This link was used',
  linkUsedExplained:
    'A password was chosen with it, and it works once. Sign in with that password. If it was not you, or you do not remember it, ask whoever manages your site to send you a new link.',
  linkExpired: 'This link has expired',
  linkExpiredExplained: 'A new one is sent to the same address. Nothing of yours is lost.',
  sendNewLink: 'Send a new link',
  linkSent: 'A new link is on its way',
  linkSentExplained: 'Look into your mail; the link in it is good for a week.',
  linkUnknown: 'This link does not work',
  linkUnknownExplained:
    'It is not whole, or a newer one was sent since: look for the last mail. If there is none, ask whoever manages your site to send you a new link.',
  invitation: {
    subject: 'Choose a password for Moderator',
    text: ({ name, username, link, days }) =>
      `Hello ${name},\n\nyou can work in Moderator. You sign in as: ${username}\n\nChoose a password here:\n${link}\n\nThe link works once, within ${days} days. If you did not expect this mail, do nothing.`,
  },

  forgottenPassword: 'Forgotten your password?',
  forgottenExplained: 'You get a mail with a link to choose another one.',
  usernameOrEmail: 'Username or email address',
  sendLink: 'Send a link',
  backToSignIn: 'Back to sign-in',
  askedTooOften: (minutes) =>
    `Links were asked for too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  lookIntoYourMail: 'Look into your mail',
  lookIntoYourMailExplained:
    'If somebody has this username or address, a mail with a link is on its way. It works once, within an hour.',
  noMailCame:
    'If none comes, look for it among unwanted mail and check what you typed. Whoever has no email address asks whoever manages their site.',
  reminder: {
    subject: 'Choose another password for Moderator',
    text: ({ name, username, link, minutes }) =>
      `Hello ${name},\n\nsomebody has asked for a link because they do not know your password. You sign in as: ${username}\n\nChoose another password here:\n${link}\n\nThe link works once, within ${minutes} minutes. All devices are signed out then. If it was not you, do nothing: your password stays as it is.`,
  },

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
