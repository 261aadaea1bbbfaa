import type { Reminder } from '@moderator/moderation';

interface ReminderFacts {
  name: string;
  /** The most pressing of what is told. */
  worst: Reminder['kind'];
  works: readonly { course: string; dueOn: string; count: number; address: string }[];
  /** Where reminders are turned off. */
  settings: string;
}

interface Texts {
  subject: Record<Reminder['kind'], string>;
  greeting(name: string): string;
  what: string;
  /** How many things of a course, and until when. */
  work(course: string, count: number, day: string): string;
  settings: string;
}

const english: Texts = {
  subject: {
    before: 'Work that was referred back is due soon',
    due: 'Work that was referred back is due today',
    overdue: 'Work that was referred back is overdue',
  },
  greeting: (name) => `Dear ${name}`,
  what: 'Work was referred back, and something is asked of you:',
  work: (course, count, day) => `${course}: ${count === 1 ? 'one thing' : `${count} things`} to do by ${day}`,
  settings: 'You choose here whether you get these reminders:',
};

const texts: Record<string, Texts> = {
  af: {
    subject: {
      before: 'Werk wat terugverwys is, is binnekort verskuldig',
      due: 'Werk wat terugverwys is, is vandag verskuldig',
      overdue: 'Werk wat terugverwys is, is agterstallig',
    },
    greeting: (name) => `Beste ${name}`,
    what: 'Werk is terugverwys, en iets word van jou gevra:',
    work: (course, count, day) =>
      `${course}: ${count === 1 ? 'een ding' : `${count} dinge`} om te doen teen ${day}`,
    settings: 'Hier kies jy of jy hierdie herinneringe kry:',
  },
  fr: {
    subject: {
      before: 'Un travail renvoyé est bientôt dû',
      due: 'Un travail renvoyé est dû aujourd’hui',
      overdue: 'Un travail renvoyé est en retard',
    },
    greeting: (name) => `Bonjour ${name}`,
    what: 'Un travail a été renvoyé, et quelque chose vous est demandé :',
    work: (course, count, day) =>
      `${course} : ${count === 1 ? 'une chose' : `${count} choses`} à faire pour le ${day}`,
    settings: 'Choisissez ici si vous recevez ces rappels :',
  },
  'pt-PT': {
    subject: {
      before: 'Um trabalho devolvido vence em breve',
      due: 'Um trabalho devolvido vence hoje',
      overdue: 'Um trabalho devolvido está atrasado',
    },
    greeting: (name) => `Olá, ${name}`,
    what: 'Um trabalho foi devolvido, e algo lhe é pedido:',
    work: (course, count, day) =>
      `${course}: ${count === 1 ? 'uma coisa' : `${count} coisas`} a fazer até ${day}`,
    settings: 'Escolha aqui se recebe estes lembretes:',
  },
};

/** The mail that reminds somebody, in their language. */
export function reminderText(
  locale: string | null,
  { name, worst, works, settings }: ReminderFacts,
): { subject: string; text: string } {
  const isKnown = locale !== null && Object.hasOwn(texts, locale);
  const own = isKnown ? texts[locale]! : english;
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(isKnown ? locale : 'en-ZA', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const lines = works.map(
    ({ course, count, dueOn, address }) => `${own.work(course, count, dayText(dueOn))}\n${address}`,
  );
  return {
    subject: own.subject[worst],
    text: [own.greeting(name), own.what, ...lines, `${own.settings}\n${settings}`].join('\n\n'),
  };
}
