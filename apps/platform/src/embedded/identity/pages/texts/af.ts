import type { Texts } from './texts.ts';

export const afrikaans: Texts = {
  language: 'af',
  description: (name) => `Waar mense by ${name} aanteken.`,
  errorTitle: (title) => `Fout: ${title}`,
  signIn: 'Teken aan',
  useYourAccount: (name) => `Gebruik jou rekening by ${name} om voort te gaan.`,
  username: 'Gebruikersnaam',
  password: 'Wagwoord',
  wrongUsernameOrPassword:
    'Die gebruikersnaam of die wagwoord is nie reg nie. Kontroleer albei en probeer weer.',
  tooManyAttempts: (minutes) =>
    `Daar was te veel mislukte pogings. Wag ${minutes === 1 ? '’n minuut' : `${minutes} minute`} en probeer weer.`,

  yourAccount: 'Jou rekening',
  youAreSignedIn: 'Jy is aangeteken.',
  name: 'Naam',
  email: 'E-pos',
  changePassword: 'Verander wagwoord',
  currentPassword: 'Huidige wagwoord',
  newPassword: (shortest) => `Nuwe wagwoord (ten minste ${shortest} karakters)`,
  passwordTooShort: (shortest) => `Die nuwe wagwoord moet ten minste ${shortest} karakters hê.`,
  wrongCurrentPassword: 'Die huidige wagwoord is nie reg nie.',
  passwordChanged: 'Jou wagwoord is verander. Ander toestelle is uitgeteken.',
  backTo: (name) => `Terug na ${name}`,
  youAreNotSignedIn: 'Jy is nie aangeteken nie',
  signInToSeeAccount: 'Teken aan om jou rekening te sien.',

  signOut: 'Teken uit',
  reallySignOut: 'Wil jy uitteken?',
  youWillSignInAgain: 'Jy sal weer moet aanteken om met jou werk voort te gaan.',
  staySignedIn: 'Bly aangeteken',
  signedOut: 'Jy is uitgeteken',
  youCanClose: 'Jy kan hierdie bladsy toemaak.',
  signInAgain: 'Teken weer aan',

  choosePassword: 'Kies ’n wagwoord',
  youSignInAs: (username) => `Jy meld aan as ${username}.`,
  passwordChosen: 'Jou wagwoord is gekies',
  passwordChosenExplained: (username) => `Meld daarmee aan as ${username}.`,
  linkUsed: 'Hierdie skakel is reeds gebruik',
  linkUsedExplained:
    '’n Wagwoord is daarmee gekies, en dit werk net een keer. Meld met daardie wagwoord aan. As dit nie jy was nie, of jy dit nie onthou nie, vra wie jou perseel bestuur om vir jou ’n nuwe skakel te stuur.',
  linkExpired: 'Hierdie skakel het verval',
  linkExpiredExplained: '’n Nuwe een word na dieselfde adres gestuur. Niks van jou is verlore nie.',
  sendNewLink: 'Stuur ’n nuwe skakel',
  linkSent: '’n Nuwe skakel is op pad',
  linkSentExplained: 'Kyk in jou pos; die skakel daarin is ’n week lank geldig.',
  linkUnknown: 'Hierdie skakel werk nie',
  linkUnknownExplained:
    'Dit is nie volledig nie, of ’n nuwer een is sedertdien gestuur: soek die laaste e-pos. As daar geen is nie, vra wie jou perseel bestuur om vir jou ’n nuwe skakel te stuur.',
  invitation: {
    subject: 'Kies ’n wagwoord vir Moderator',
    text: ({ name, username, link, days }) =>
      `Hallo ${name},\n\njy kan in Moderator werk. Jy meld aan as: ${username}\n\nKies hier ’n wagwoord:\n${link}\n\nDie skakel werk een keer, binne ${days} dae. As jy nie hierdie e-pos verwag het nie, doen niks.`,
  },

  forgottenPassword: 'Wagwoord vergeet?',
  forgottenExplained: 'Jy kry ’n e-pos met ’n skakel om ’n ander een te kies.',
  usernameOrEmail: 'Gebruikersnaam of e-posadres',
  sendLink: 'Stuur ’n skakel',
  backToSignIn: 'Terug na aanteken',
  askedTooOften: (minutes) =>
    `Daar is te dikwels vir skakels gevra. Wag ${minutes === 1 ? '’n minuut' : `${minutes} minute`} en probeer weer.`,
  lookIntoYourMail: 'Kyk in jou pos',
  lookIntoYourMailExplained:
    'As iemand hierdie gebruikersnaam of adres het, is ’n e-pos met ’n skakel op pad. Dit werk een keer, binne ’n uur.',
  noMailCame:
    'As daar geen kom nie, soek tussen ongewenste pos en kyk of jy reg getik het. Wie geen e-posadres het nie, vra wie hulle perseel bestuur.',
  reminder: {
    subject: 'Kies ’n ander wagwoord vir Moderator',
    text: ({ name, username, link, minutes }) =>
      `Hallo ${name},\n\niemand het vir ’n skakel gevra omdat hulle nie jou wagwoord ken nie. Jy teken aan as: ${username}\n\nKies hier ’n ander wagwoord:\n${link}\n\nDie skakel werk een keer, binne ${minutes} minute. Alle toestelle word dan uitgeteken. As dit nie jy was nie, doen niks: jou wagwoord bly soos dit is.`,
  },

  expired: 'Hierdie aantekening het verval',
  wasOpenTooLong:
    'Dit was te lank oop, of dit is in ’n ander oortjie voltooi. Niks is verlore nie: begin weer.',
  startAgain: 'Begin weer',
  notPossible: 'Aanteken is nie so moontlik nie',
  addressDoesNotWork: (reason) =>
    `Die adres wat hierheen gelei het, werk nie${reason ? ` (${reason})` : ''}.`,
  goToApplication: 'Gaan na Moderator',
  refusals: {
    400: 'Hierdie adres word nie hier bedien nie.',
    403: 'Hierdie vorm is verouderd. Gaan terug, herlaai die bladsy en probeer weer.',
    404: 'Hier is niks nie.',
    413: 'Hierdie vorm is te lank.',
    415: 'Hierdie vorm het in ’n formaat gekom wat nie aanvaar word nie.',
    500: 'Iets het verkeerd geloop. Probeer asseblief weer.',
    503: 'Niemand kan op die oomblik aanmeld nie, want die platform bereik nie sy databasis nie. Wat as gestoor bevestig is, is veilig; probeer oor ’n oomblik weer.',
  },
};
