import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { collections } from '../documents/collections.ts';
import { shortestPassword } from '../embedded/identity/pages/password-field.ts';
import { StartupError } from '../kernel/startup-error.ts';

type Variables = Record<string, string | undefined>;

/** What is asked for, each also the setting that answers it where nobody sits at the terminal. */
export interface Answers {
  SETUP_CLIENT: string;
  SETUP_ACCOUNT: string;
  SETUP_PREFIX: string;
  SETUP_NAME: string;
  SETUP_SURNAME: string;
  SETUP_EMAIL: string;
  SETUP_USERNAME: string;
  /** Asked for with the embedded identity service alone. */
  SETUP_PASSWORD: string;
  /** Asked for with another one alone; empty where it is matched by a claim or made by the platform. */
  SETUP_SUBJECT: string;
}

interface Question {
  ask: string;
  /** What an empty answer stands for. */
  usual?: (answers: Partial<Answers>) => string;
  /** A sentence about what is wrong with an answer. */
  fault: (answer: string) => string | undefined;
  isSecret?: boolean;
}

/** What is wrong with an answer, in the words of the contract. */
const by =
  (schema: { safeParse(value: unknown): { success: boolean } }, sentence: string) => (answer: string) =>
    schema.safeParse(answer).success ? undefined : sentence;

const client = collections.clients.resource.fields.shape;
const account = collections.accounts.resource.fields.shape;
const user = collections.users.resource.fields.shape;

const first = {
  SETUP_CLIENT: {
    ask: 'Organisation that runs the platform',
    fault: by(client.name, 'Give it a name of up to 255 characters.'),
  },
  SETUP_ACCOUNT: {
    ask: 'First account: the training provider',
    usual: (answers) => answers.SETUP_CLIENT ?? '',
    fault: by(account.name, 'Give it a name of up to 255 characters.'),
  },
  SETUP_PREFIX: {
    ask: 'Its prefix, the first label of its address',
    usual: (answers) => prefixOf(answers.SETUP_ACCOUNT ?? ''),
    fault: by(
      account.URLPrefix,
      'A prefix is made of up to 63 small letters, digits and hyphens, such as umfolozi.',
    ),
  },
  SETUP_NAME: { ask: 'First name of the administrator', fault: by(user.name, 'Give the first name.') },
  SETUP_SURNAME: { ask: 'Surname', fault: by(user.surname, 'Give the surname.') },
  SETUP_EMAIL: {
    ask: 'E-mail address',
    fault: by(user.email, 'This is no e-mail address such as zanele@example.org.'),
  },
  SETUP_USERNAME: {
    ask: 'Name to sign in with',
    usual: (answers) => answers.SETUP_EMAIL ?? '',
    fault: by(user.username, 'Give a name of up to 255 characters.'),
  },
} satisfies Record<string, Question>;

const password: Question = {
  ask: `Password, at least ${shortestPassword} characters`,
  fault: (answer) =>
    answer.length < shortestPassword ? `It has to have at least ${shortestPassword} characters.` : undefined,
  isSecret: true,
};
const subject: Question = {
  ask: 'Id of this person in the identity service (empty: they are invited, or matched by a claim)',
  usual: () => '',
  fault: (answer) => (answer.length > 255 ? 'An id has up to 255 characters.' : undefined),
};

/** A prefix that a name suggests. */
const prefixOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 63)
    .replace(/-$/, '');

/** Where questions are put to a person; absent: the settings alone answer. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * The answers of the settings, and for the rest those of a person at the terminal. What a setting says wrongly, or nobody says,
 * is told all at once.
 * @throws StartupError
 */
export async function readAnswers(
  variables: Variables,
  isEmbedded: boolean,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const questions: [keyof Answers, Question][] = [
    ...(Object.entries(first) as [keyof Answers, Question][]),
    isEmbedded ? ['SETUP_PASSWORD', password] : ['SETUP_SUBJECT', subject],
  ];
  const answers: Partial<Answers> = {};
  const mistakes: string[] = [];
  const dialog = terminal && openDialog(terminal);
  try {
    for (const [name, question] of questions) {
      const given = variables[name]?.trim();
      const usual = question.usual?.(answers);
      if (given === undefined && dialog) answers[name] = await dialog.ask(question, usual);
      else {
        const answer = given ?? usual ?? '';
        const fault = question.fault(answer);
        if (fault)
          mistakes.push(given === undefined ? `${name} is missing (${question.ask}).` : `${name}: ${fault}`);
        answers[name] = answer;
      }
    }
  } finally {
    dialog?.close();
  }
  if (mistakes.length > 0) throw new StartupError([...mistakes, 'Nothing was changed.'].join('\n'));
  return { SETUP_PASSWORD: '', SETUP_SUBJECT: '', ...answers } as Answers;
}

/** Asks until an answer is as it should be. What is secret is not shown while it is typed. */
function openDialog({ input, output }: Terminal) {
  let isMuted = false;
  const shown = new Writable({
    write(text: Buffer, _, done) {
      if (!isMuted) output.write(text);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: input.isTTY === true });
  // Behind the end of what is typed a question would wait for ever.
  const left = new Promise<never>((_, fail) =>
    lines.once('close', () => fail(new StartupError('Setting up was left. Nothing was changed.'))),
  );
  left.catch(() => undefined);

  async function typed(question: string, isSecret: boolean): Promise<string> {
    const asked = lines.question(question);
    isMuted = isSecret;
    try {
      return (await Promise.race([asked, left])).trim();
    } finally {
      if (isSecret) output.write('\n');
      isMuted = false;
    }
  }
  return {
    async ask({ ask, fault, isSecret = false }: Question, usual: string | undefined): Promise<string> {
      for (;;) {
        const answer = (await typed(`${ask}${usual ? ` [${usual}]` : ''}: `, isSecret)) || (usual ?? '');
        const wrong = fault(answer);
        if (!wrong) return answer;
        output.write(`${wrong}\n`);
      }
    },
    close: () => lines.close(),
  };
}
