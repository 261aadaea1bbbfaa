import type { Texts } from './texts.ts';

export const french: Texts = {
  language: 'fr',
  description: (name) => `La page de connexion de ${name}.`,
  errorTitle: (title) => `Erreur : ${title}`,
  signIn: 'Se connecter',
  useYourAccount: (name) => `Utilisez votre compte ${name} pour continuer.`,
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  wrongUsernameOrPassword:
    'Le nom d’utilisateur ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  tooManyAttempts: (minutes) =>
    `Il y a eu trop de tentatives infructueuses. Attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} et réessayez.`,

  yourAccount: 'Votre compte',
  youAreSignedIn: 'Vous êtes connecté.',
  name: 'Nom',
  email: 'Adresse e-mail',
  changePassword: 'Changer le mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: (shortest) => `Nouveau mot de passe (au moins ${shortest} caractères)`,
  passwordTooShort: (shortest) => `Le nouveau mot de passe doit avoir au moins ${shortest} caractères.`,
  wrongCurrentPassword: 'Le mot de passe actuel est incorrect.',
  passwordChanged: 'Votre mot de passe est changé. Les autres appareils ont été déconnectés.',
  backTo: (name) => `Retour à ${name}`,
  youAreNotSignedIn: 'Vous n’êtes pas connecté',
  signInToSeeAccount: 'Connectez-vous pour voir votre compte.',

  signOut: 'Se déconnecter',
  reallySignOut: 'Se déconnecter ?',
  youWillSignInAgain: 'Vous devrez vous reconnecter pour continuer votre travail.',
  staySignedIn: 'Rester connecté',
  signedOut: 'Vous êtes déconnecté',
  youCanClose: 'Vous pouvez fermer cette page.',
  signInAgain: 'Se reconnecter',

  choosePassword: 'Choisir un mot de passe',
  youSignInAs: (username) => `Vous vous connectez en tant que ${username}.`,
  passwordChosen: 'Votre mot de passe est choisi',
  passwordChosenExplained: (username) => `Connectez-vous en tant que ${username} avec ce mot de passe.`,
  linkUsed: 'Ce lien a déjà servi',
  linkUsedExplained:
    'Un mot de passe a été choisi avec ce lien, qui ne sert qu’une fois. Connectez-vous avec ce mot de passe. Si ce n’était pas vous, ou si vous ne vous en souvenez pas, demandez un nouveau lien à la personne qui gère votre site.',
  linkExpired: 'Ce lien a expiré',
  linkExpiredExplained:
    'Un nouveau lien est envoyé à la même adresse. Rien de ce qui est à vous n’est perdu.',
  sendNewLink: 'Envoyer un nouveau lien',
  linkSent: 'Un nouveau lien est en route',
  linkSentExplained: 'Regardez votre courrier ; le lien qui s’y trouve est valable une semaine.',
  linkUnknown: 'Ce lien ne fonctionne pas',
  linkUnknownExplained:
    'Il n’est pas complet, ou un lien plus récent a été envoyé depuis : cherchez le dernier message. S’il n’y en a pas, demandez un nouveau lien à la personne qui gère votre site.',
  invitation: {
    subject: 'Choisissez un mot de passe pour Moderator',
    text: ({ name, username, link, days }) =>
      `Bonjour ${name},\n\nvous pouvez travailler dans Moderator. Vous vous connectez en tant que : ${username}\n\nChoisissez un mot de passe ici :\n${link}\n\nLe lien fonctionne une fois, dans les ${days} jours. Si vous n’attendiez pas ce message, ne faites rien.`,
  },

  forgottenPassword: 'Mot de passe oublié ?',
  forgottenExplained: 'Vous recevrez un message avec un lien pour en choisir un autre.',
  usernameOrEmail: 'Nom d’utilisateur ou adresse e-mail',
  sendLink: 'Envoyer un lien',
  backToSignIn: 'Retour à la connexion',
  askedTooOften: (minutes) =>
    `Trop de liens ont été demandés. Attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} et réessayez.`,
  lookIntoYourMail: 'Consultez votre messagerie',
  lookIntoYourMailExplained:
    'Si quelqu’un a ce nom d’utilisateur ou cette adresse, un message avec un lien est en route. Il fonctionne une fois, pendant une heure.',
  noMailCame:
    'Si rien n’arrive, regardez parmi les messages indésirables et vérifiez ce que vous avez saisi. Qui n’a pas d’adresse e-mail s’adresse à qui gère son site.',
  reminder: {
    subject: 'Choisissez un autre mot de passe pour Moderator',
    text: ({ name, username, link, minutes }) =>
      `Bonjour ${name},\n\nquelqu’un a demandé un lien parce qu’il ne connaît pas votre mot de passe. Vous vous connectez en tant que : ${username}\n\nChoisissez un autre mot de passe ici :\n${link}\n\nLe lien fonctionne une fois, pendant ${minutes} minutes. Tous les appareils sont alors déconnectés. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.`,
  },

  expired: 'Cette connexion a expiré',
  wasOpenTooLong:
    'Elle est restée ouverte trop longtemps, ou elle s’est terminée dans un autre onglet. Rien n’est perdu : recommencez.',
  startAgain: 'Recommencer',
  notPossible: 'La connexion n’est pas possible ainsi',
  addressDoesNotWork: (reason) =>
    `L’adresse qui a mené ici ne fonctionne pas${reason ? ` (${reason})` : ''}.`,
  goToApplication: 'Aller à Moderator',
  refusals: {
    400: 'Cette adresse n’est pas servie ici.',
    403: 'Ce formulaire n’est plus à jour. Revenez en arrière, rechargez la page et réessayez.',
    404: 'Il n’y a rien ici.',
    413: 'Ce formulaire est trop long.',
    415: 'Ce formulaire est arrivé dans un format qui n’est pas accepté.',
    500: 'Une erreur s’est produite. Veuillez réessayer.',
    503: 'Personne ne peut se connecter pour le moment, car la plateforme n’atteint pas sa base de données. Ce qui a été confirmé comme enregistré est en sécurité ; réessayez dans un instant.',
  },
};
