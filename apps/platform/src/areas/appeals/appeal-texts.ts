type About = 'made' | 'assigned' | 'decided';
interface Text {
  subject: string;
  line: (course: string) => string;
}

const english: Record<About, Text> = {
  made: {
    subject: 'An appeal waits for a moderator',
    line: (course) => `A result of ${course} is appealed. Give it to a moderator who had no part in it:`,
  },
  assigned: {
    subject: 'An appeal is yours to judge',
    line: (course) => `An appeal against a result of ${course} is yours to judge. Open it here:`,
  },
  decided: {
    subject: 'The appeal is decided',
    line: (course) => `The appeal against a result of ${course} is decided. Read why here:`,
  },
};

const texts: Record<string, Record<About, Text>> = {
  af: {
    made: {
      subject: '’n Appèl wag op ’n moderator',
      line: (course) =>
        `Daar is teen ’n uitslag van ${course} geappelleer. Gee dit aan ’n moderator wat geen deel daaraan gehad het nie:`,
    },
    assigned: {
      subject: 'Jy moet ’n appèl beoordeel',
      line: (course) => `Jy moet ’n appèl teen ’n uitslag van ${course} beoordeel. Maak dit hier oop:`,
    },
    decided: {
      subject: 'Daar is oor die appèl besluit',
      line: (course) => `Daar is oor die appèl teen ’n uitslag van ${course} besluit. Lees hier waarom:`,
    },
  },
  fr: {
    made: {
      subject: 'Un recours attend un modérateur',
      line: (course) =>
        `Un résultat de ${course} fait l’objet d’un recours. Confiez-le à un modérateur qui n’y a pas pris part :`,
    },
    assigned: {
      subject: 'Un recours vous est confié',
      line: (course) => `Un recours contre un résultat de ${course} vous est confié. Ouvrez-le ici :`,
    },
    decided: {
      subject: 'Le recours est tranché',
      line: (course) => `Le recours contre un résultat de ${course} est tranché. Lisez ici pourquoi :`,
    },
  },
  'pt-PT': {
    made: {
      subject: 'Um recurso aguarda um moderador',
      line: (course) =>
        `Foi apresentado recurso de um resultado de ${course}. Entregue-o a um moderador que não tenha participado nele:`,
    },
    assigned: {
      subject: 'Tem um recurso para julgar',
      line: (course) => `Tem um recurso de um resultado de ${course} para julgar. Abra-o aqui:`,
    },
    decided: {
      subject: 'O recurso foi decidido',
      line: (course) => `O recurso de um resultado de ${course} foi decidido. Leia aqui porquê:`,
    },
  },
};

/** The mail about an appeal in the language of whoever gets it. */
export function appealText(
  locale: string | null,
  { about, course, address }: { about: About; course: string; address: string },
): { subject: string; text: string } {
  const { subject, line } = (texts[locale ?? ''] ?? english)[about];
  return { subject, text: `${line(course)}\n${address}` };
}
