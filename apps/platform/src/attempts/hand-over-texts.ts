interface HandOverFacts {
  from: string;
  course: string;
  note: string;
  address: string;
}

interface Texts {
  subject(facts: HandOverFacts): string;
  /** What happened, and what to do. */
  lines(facts: HandOverFacts): string[];
}

const english: Texts = {
  subject: ({ from }) => `${from} handed an attempt to you`,
  lines: ({ from, course }) => [
    `${from} may not moderate an attempt of ${course} and asks you to.`,
    'Open it here:',
  ],
};

const texts: Record<string, Texts> = {
  af: {
    subject: ({ from }) => `${from} het ’n poging aan jou oorgedra`,
    lines: ({ from, course }) => [
      `${from} mag nie ’n poging van ${course} modereer nie en vra dat jy dit doen.`,
      'Maak dit hier oop:',
    ],
  },
  fr: {
    subject: ({ from }) => `${from} vous a confié une tentative`,
    lines: ({ from, course }) => [
      `${from} ne peut pas modérer une tentative de ${course} et vous demande de le faire.`,
      'Ouvrez-la ici :',
    ],
  },
  'pt-PT': {
    subject: ({ from }) => `${from} passou-lhe uma tentativa`,
    lines: ({ from, course }) => [
      `${from} não pode moderar uma tentativa de ${course} e pede-lhe que o faça.`,
      'Abra-a aqui:',
    ],
  },
};

/** The mail about a hand-over in the language of whoever gets it. */
export function handOverText(locale: string | null, facts: HandOverFacts): { subject: string; text: string } {
  const { subject, lines } = texts[locale ?? ''] ?? english;
  const [what = '', ...rest] = lines(facts);
  const note = facts.note && `“${facts.note}”`;
  return {
    subject: subject(facts),
    text: [what, note, [...rest, facts.address].join('\n')].filter(Boolean).join('\n\n'),
  };
}
