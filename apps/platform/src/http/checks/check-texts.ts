import type { CheckedCertificate } from './checked-certificate.ts';

/** What the page of a check says in one language. */
export interface CheckTexts {
  language: string;
  title: string;
  types: Record<CheckedCertificate['type'], string>;
  standings: Record<CheckedCertificate['standing'], string>;
  explained: Record<CheckedCertificate['standing'], string>;
  labels: Record<'number' | 'holder' | 'course' | 'registration' | 'issuer' | 'issued' | 'expires', string>;
  unknown: string;
  unknownExplained: string;
  tooMany: string;
  tooManyExplained: string;
}

const english: CheckTexts = {
  language: 'en-ZA',
  title: 'Check of a certificate',
  types: { certificate: 'Certificate', statement_of_results: 'Statement of results' },
  standings: {
    valid: 'Valid',
    in_question: 'In question',
    superseded: 'Superseded',
    revoked: 'Revoked',
    expired: 'Expired',
  },
  explained: {
    valid: 'It was issued and stands. Compare what is below with the paper.',
    in_question:
      'It was issued, but its result is being looked at again. Ask the provider before relying on it.',
    superseded: 'It was replaced by another edition. Ask the holder for the new one.',
    revoked: 'It was issued and has been withdrawn. It does not count any more.',
    expired: 'It was issued and has run out.',
  },
  labels: {
    number: 'Number',
    holder: 'Issued to',
    course: 'Course',
    registration: 'Registration number',
    issuer: 'Issued by',
    issued: 'Issued on',
    expires: 'Valid until',
  },
  unknown: 'Not known',
  unknownExplained: 'Nothing was issued under this number. Check that it is typed as it stands on the paper.',
  tooMany: 'Too many checks',
  tooManyExplained: 'Many checks have come from your address. Try again in a minute.',
};

const afrikaans: CheckTexts = {
  language: 'af',
  title: 'Kontrole van ’n sertifikaat',
  types: { certificate: 'Sertifikaat', statement_of_results: 'Uitslagstaat' },
  standings: {
    valid: 'Geldig',
    in_question: 'Onder hersiening',
    superseded: 'Vervang',
    revoked: 'Herroep',
    expired: 'Verval',
  },
  explained: {
    valid: 'Dit is uitgereik en staan. Vergelyk wat hieronder is met die papier.',
    in_question:
      'Dit is uitgereik, maar die uitslag word weer bekyk. Vra die verskaffer voordat jy daarop staatmaak.',
    superseded: 'Dit is deur ’n ander uitgawe vervang. Vra die houer vir die nuwe een.',
    revoked: 'Dit is uitgereik en teruggetrek. Dit tel nie meer nie.',
    expired: 'Dit is uitgereik en het verval.',
  },
  labels: {
    number: 'Nommer',
    holder: 'Uitgereik aan',
    course: 'Kursus',
    registration: 'Registrasienommer',
    issuer: 'Uitgereik deur',
    issued: 'Uitgereik op',
    expires: 'Geldig tot',
  },
  unknown: 'Onbekend',
  unknownExplained:
    'Niks is onder hierdie nommer uitgereik nie. Kyk of dit getik is soos dit op die papier staan.',
  tooMany: 'Te veel kontroles',
  tooManyExplained: 'Baie kontroles het van jou adres gekom. Probeer oor ’n minuut weer.',
};

const french: CheckTexts = {
  language: 'fr',
  title: 'Vérification d’un certificat',
  types: { certificate: 'Certificat', statement_of_results: 'Relevé de résultats' },
  standings: {
    valid: 'Valable',
    in_question: 'En cours de réexamen',
    superseded: 'Remplacé',
    revoked: 'Révoqué',
    expired: 'Expiré',
  },
  explained: {
    valid: 'Ce document a été délivré et reste valable. Comparez ce qui suit avec le papier.',
    in_question:
      'Ce document a été délivré, mais son résultat est réexaminé. Renseignez-vous auprès de l’organisme avant de vous y fier.',
    superseded: 'Ce document a été remplacé par une autre édition. Demandez la nouvelle à son titulaire.',
    revoked: 'Ce document a été délivré, puis retiré. Il ne compte plus.',
    expired: 'Ce document a été délivré et n’est plus valable.',
  },
  labels: {
    number: 'Numéro',
    holder: 'Délivré à',
    course: 'Cours',
    registration: 'Numéro d’enregistrement',
    issuer: 'Délivré par',
    issued: 'Délivré le',
    expires: 'Valable jusqu’au',
  },
  unknown: 'Inconnu',
  unknownExplained: 'Rien n’a été délivré sous ce numéro. Vérifiez qu’il est saisi comme sur le papier.',
  tooMany: 'Trop de vérifications',
  tooManyExplained: 'De nombreuses vérifications viennent de votre adresse. Réessayez dans une minute.',
};

const portuguese: CheckTexts = {
  language: 'pt-PT',
  title: 'Verificação de um certificado',
  types: { certificate: 'Certificado', statement_of_results: 'Declaração de resultados' },
  standings: {
    valid: 'Válido',
    in_question: 'Em reapreciação',
    superseded: 'Substituído',
    revoked: 'Revogado',
    expired: 'Expirado',
  },
  explained: {
    valid: 'Foi emitido e mantém-se válido. Compare o que se segue com o papel.',
    in_question:
      'Foi emitido, mas o resultado está a ser reapreciado. Contacte a entidade antes de confiar nele.',
    superseded: 'Foi substituído por outra edição. Peça a nova ao titular.',
    revoked: 'Foi emitido e depois retirado. Já não conta.',
    expired: 'Foi emitido e já não é válido.',
  },
  labels: {
    number: 'Número',
    holder: 'Emitido a',
    course: 'Curso',
    registration: 'Número de registo',
    issuer: 'Emitido por',
    issued: 'Emitido em',
    expires: 'Válido até',
  },
  unknown: 'Desconhecido',
  unknownExplained: 'Nada foi emitido com este número. Verifique se está escrito como no papel.',
  tooMany: 'Demasiadas verificações',
  tooManyExplained: 'Vieram muitas verificações do seu endereço. Tente de novo dentro de um minuto.',
};

const catalogues = [english, afrikaans, french, portuguese];
const primary = (tag: string) => tag.trim().toLowerCase().split('-')[0];

/** The texts for the first language of an Accept-Language header that there are texts in; English otherwise. */
export function checkTextsFor(header = ''): CheckTexts {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      return { tag, weight: Number(weight?.split('=')[1] ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const found = catalogues.find(({ language }) => primary(language) === primary(tag));
    if (found) return found;
  }
  return english;
}
