import type { Texts } from './texts.ts';

export const portuguese: Texts = {
  language: 'pt-PT',
  description: (name) => `Onde se inicia sessão em ${name}.`,
  errorTitle: (title) => `Erro: ${title}`,
  signIn: 'Iniciar sessão',
  useYourAccount: (name) => `Use a sua conta ${name} para continuar.`,
  username: 'Nome de utilizador',
  password: 'Palavra-passe',
  wrongUsernameOrPassword:
    'O nome de utilizador ou a palavra-passe não está certo. Verifique ambos e tente de novo.',
  tooManyAttempts: (minutes) =>
    `Houve demasiadas tentativas falhadas. Espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e tente de novo.`,

  yourAccount: 'A sua conta',
  youAreSignedIn: 'Tem sessão iniciada.',
  name: 'Nome',
  email: 'E-mail',
  changePassword: 'Alterar a palavra-passe',
  currentPassword: 'Palavra-passe atual',
  newPassword: (shortest) => `Nova palavra-passe (pelo menos ${shortest} caracteres)`,
  passwordTooShort: (shortest) => `A nova palavra-passe precisa de pelo menos ${shortest} caracteres.`,
  wrongCurrentPassword: 'A palavra-passe atual não está certa.',
  passwordChanged: 'A sua palavra-passe foi alterada. A sessão terminou nos outros dispositivos.',
  backTo: (name) => `Voltar a ${name}`,
  youAreNotSignedIn: 'Não tem sessão iniciada',
  signInToSeeAccount: 'Inicie sessão para ver a sua conta.',

  signOut: 'Terminar sessão',
  reallySignOut: 'Terminar a sessão?',
  youWillSignInAgain: 'Terá de iniciar sessão de novo para continuar o seu trabalho.',
  staySignedIn: 'Manter a sessão iniciada',
  signedOut: 'A sua sessão terminou',
  youCanClose: 'Pode fechar esta página.',
  signInAgain: 'Iniciar sessão de novo',

  choosePassword: 'Escolher uma palavra-passe',
  youSignInAs: (username) => `Inicia sessão como ${username}.`,
  passwordChosen: 'A sua palavra-passe foi escolhida',
  passwordChosenExplained: (username) => `Inicie sessão como ${username} com ela.`,
  linkUsed: 'Esta ligação já foi usada',
  linkUsedExplained:
    'Foi escolhida uma palavra-passe com ela, e só funciona uma vez. Inicie sessão com essa palavra-passe. Se não foi a própria pessoa, ou se não se lembra dela, peça uma nova ligação a quem gere o seu local.',
  linkExpired: 'Esta ligação expirou',
  linkExpiredExplained: 'É enviada uma nova para o mesmo endereço. Nada do que é seu se perdeu.',
  sendNewLink: 'Enviar uma nova ligação',
  linkSent: 'Uma nova ligação está a caminho',
  linkSentExplained: 'Veja o seu correio; a ligação que lá está é válida durante uma semana.',
  linkUnknown: 'Esta ligação não funciona',
  linkUnknownExplained:
    'Não está completa, ou entretanto foi enviada uma mais recente: procure a última mensagem. Se não houver nenhuma, peça uma nova ligação a quem gere o seu local.',
  invitation: {
    subject: 'Escolha uma palavra-passe para o Moderator',
    text: ({ name, username, link, days }) =>
      `Olá ${name},\n\npode trabalhar no Moderator. Inicia sessão como: ${username}\n\nEscolha aqui uma palavra-passe:\n${link}\n\nA ligação funciona uma vez, dentro de ${days} dias. Se não esperava esta mensagem, não faça nada.`,
  },

  forgottenPassword: 'Esqueceu-se da palavra-passe?',
  forgottenExplained: 'Recebe uma mensagem com uma ligação para escolher outra.',
  usernameOrEmail: 'Nome de utilizador ou endereço de e-mail',
  sendLink: 'Enviar uma ligação',
  backToSignIn: 'Voltar ao início de sessão',
  askedTooOften: (minutes) =>
    `Foram pedidas ligações vezes de mais. Aguarde ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e tente novamente.`,
  lookIntoYourMail: 'Consulte o seu correio',
  lookIntoYourMailExplained:
    'Se alguém tiver este nome de utilizador ou endereço, uma mensagem com uma ligação está a caminho. Funciona uma vez, durante uma hora.',
  noMailCame:
    'Se não chegar, procure no correio indesejado e verifique o que escreveu. Quem não tem endereço de e-mail fala com quem gere o seu local.',
  reminder: {
    subject: 'Escolha outra palavra-passe para o Moderator',
    text: ({ name, username, link, minutes }) =>
      `Olá ${name},\n\nalguém pediu uma ligação por não saber a sua palavra-passe. Inicia sessão como: ${username}\n\nEscolha aqui outra palavra-passe:\n${link}\n\nA ligação funciona uma vez, durante ${minutes} minutos. Todos os dispositivos terminam então a sessão. Se não foi pedido por si, não faça nada: a palavra-passe continua a mesma.`,
  },

  expired: 'Este início de sessão expirou',
  wasOpenTooLong:
    'Esteve aberto demasiado tempo, ou foi concluído noutro separador. Nada se perdeu: comece de novo.',
  startAgain: 'Começar de novo',
  notPossible: 'Não é possível iniciar sessão desta forma',
  addressDoesNotWork: (reason) =>
    `O endereço que conduziu até aqui não funciona${reason ? ` (${reason})` : ''}.`,
  goToApplication: 'Ir para Moderator',
  refusals: {
    400: 'Este endereço não é servido aqui.',
    403: 'Este formulário está desatualizado. Volte atrás, recarregue a página e tente de novo.',
    404: 'Não há nada aqui.',
    413: 'Este formulário é demasiado longo.',
    415: 'Este formulário chegou num formato que não é aceite.',
    500: 'Algo correu mal. Tente de novo.',
    503: 'De momento ninguém pode iniciar sessão, porque a plataforma não alcança a sua base de dados. O que foi confirmado como guardado está seguro; tente de novo dentro de momentos.',
  },
};
