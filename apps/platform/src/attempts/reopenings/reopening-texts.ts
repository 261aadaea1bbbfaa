interface Facts {
  about: 'consent' | 'answer' | 'result';
  course: string;
  asker: string;
  consents: boolean;
  note: string;
  address: string;
}

interface Texts {
  subject: Record<Facts['about'], string>;
  /** What happened, and what to do. */
  lines(facts: Facts): string[];
}

const english: Texts = {
  subject: {
    consent: 'A reopening waits for your consent',
    answer: 'Your reopening was answered',
    result: 'Your result is being looked at again',
  },
  lines: ({ about, course, asker, consents }) =>
    about === 'consent'
      ? [
          `${asker} asks to judge a result of ${course} anew. A certificate was issued for it, so a manager has to consent.`,
          'You find it on Home:',
        ]
      : about === 'answer'
        ? [
            consents
              ? `A manager consented to your reopening of an attempt of ${course}. It waits to be judged anew.`
              : `A manager did not consent to your reopening of an attempt of ${course}. The decision stands.`,
            'Open it here:',
          ]
        : [
            `A moderator looks at your result of ${course} again. Until then it is in question, and so is what was issued for it. There is nothing for you to do; you are told when there is a result.`,
            'Your course:',
          ],
};

const texts: Record<string, Texts> = {
  af: {
    subject: {
      consent: '’n Heropening wag op jou toestemming',
      answer: 'Jou heropening is beantwoord',
      result: 'Daar word weer na jou uitslag gekyk',
    },
    lines: ({ about, course, asker, consents }) =>
      about === 'consent'
        ? [
            `${asker} vra om ’n uitslag van ${course} opnuut te beoordeel. ’n Sertifikaat is daarvoor uitgereik, so ’n bestuurder moet toestem.`,
            'Jy vind dit op Tuis:',
          ]
        : about === 'answer'
          ? [
              consents
                ? `’n Bestuurder het ingestem tot jou heropening van ’n poging van ${course}. Dit wag om opnuut beoordeel te word.`
                : `’n Bestuurder het nie ingestem tot jou heropening van ’n poging van ${course} nie. Die besluit bly staan.`,
              'Maak dit hier oop:',
            ]
          : [
              `’n Moderator kyk weer na jou uitslag van ${course}. Tot dan is dit onder hersiening, en ook wat daarvoor uitgereik is. Jy hoef niks te doen nie; ons sê vir jou wanneer daar ’n uitslag is.`,
              'Jou kursus:',
            ],
  },
  fr: {
    subject: {
      consent: 'Une réouverture attend votre accord',
      answer: 'Votre demande de réouverture a reçu une réponse',
      result: 'Votre résultat est réexaminé',
    },
    lines: ({ about, course, asker, consents }) =>
      about === 'consent'
        ? [
            `${asker} demande à juger de nouveau un résultat de ${course}. Un certificat a été délivré pour ce résultat : un responsable doit donner son accord.`,
            'Vous la trouverez sur l’accueil :',
          ]
        : about === 'answer'
          ? [
              consents
                ? `Un responsable a accepté la réouverture d’une tentative de ${course}. Elle attend d’être jugée de nouveau.`
                : `Un responsable a refusé la réouverture d’une tentative de ${course}. La décision est maintenue.`,
              'Ouvrez-la ici :',
            ]
          : [
              `Un modérateur réexamine votre résultat de ${course}. D’ici là, il est en réexamen, de même que ce qui a été délivré. Vous n’avez rien à faire ; vous serez informé dès qu’il y aura un résultat.`,
              'Votre cours :',
            ],
  },
  'pt-PT': {
    subject: {
      consent: 'Uma reabertura aguarda o seu consentimento',
      answer: 'O seu pedido de reabertura teve resposta',
      result: 'O seu resultado está a ser reapreciado',
    },
    lines: ({ about, course, asker, consents }) =>
      about === 'consent'
        ? [
            `${asker} pede para julgar de novo um resultado de ${course}. Foi emitido um certificado, pelo que um gestor tem de consentir.`,
            'Encontra-o na página inicial:',
          ]
        : about === 'answer'
          ? [
              consents
                ? `Um gestor consentiu na reabertura de uma tentativa de ${course}. Aguarda ser julgada de novo.`
                : `Um gestor não consentiu na reabertura de uma tentativa de ${course}. A decisão mantém-se.`,
              'Abra-a aqui:',
            ]
          : [
              `Um moderador está a reapreciar o seu resultado de ${course}. Até lá, fica em reapreciação, tal como o que foi emitido. Não tem de fazer nada; será informado quando houver um resultado.`,
              'O seu curso:',
            ],
  },
};

/** The mail about a reopening in the language of whoever gets it. */
export function reopeningText(locale: string | null, facts: Facts): { subject: string; text: string } {
  const { subject, lines } = texts[locale ?? ''] ?? english;
  const [what = '', ...rest] = lines(facts);
  const note = facts.about === 'answer' && facts.note && `“${facts.note}”`;
  return {
    subject: subject[facts.about],
    text: [what, note, [...rest, facts.address].join('\n')].filter(Boolean).join('\n\n'),
  };
}
