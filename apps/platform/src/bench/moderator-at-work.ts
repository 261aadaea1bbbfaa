import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two verdicts of a person, on the average. */
const thinkingMs = 20_000;
/** Milliseconds within which all come in: even where work begins at one hour, a thousand people do not begin in the same half minute. */
const comingMs = 120_000;

/** What was asked, what came back, and how long it took. */
export interface Asked {
  call: string;
  /** 0 where nothing came back. */
  status: number;
  /** Why it was refused, where it was. */
  code?: string;
  milliseconds: number;
}

interface Person {
  /** Of the platform that they are served by. */
  url: string;
  token: string;
  /** Takes an attempt that nobody else works on; undefined where all are taken. */
  takeAttempt(): string | undefined;
  told(asked: Asked): void;
  signal: AbortSignal;
}

interface Workspace {
  outcomes: { id: string; verdict: unknown }[];
  proposed: string | null;
}

/** Works as a moderator does until the time is up: opens the list, takes an attempt, judges outcome by outcome, decides. */
export async function moderatorAtWork(person: Person): Promise<void> {
  await thinking(person, (Math.random() * comingMs) / thinkingMs);
  while (!person.signal.aborted) {
    await ask(person, 'list', 'GET', '?queue=ready&limit=50&total=true');
    const id = person.takeAttempt();
    const work = id && (await ask(person, 'claim', 'POST', `/${id}/claim`)).ok ? id : undefined;
    if (work) await moderate(person, work);
    else await thinking(person);
  }
}

async function moderate(person: Person, id: string): Promise<void> {
  const { data } = await ask<Workspace>(person, 'workspace', 'GET', `/${id}`);
  for (const outcome of data?.outcomes ?? []) {
    await thinking(person);
    if (person.signal.aborted) return;
    const verdict = { result: 'C', comment: 'The logbook shows it on three days.' };
    await ask(person, 'verdict', 'PUT', `/${id}/verdicts/${outcome.id}`, verdict);
  }
  const seen = await ask<Workspace>(person, 'workspace', 'GET', `/${id}`);
  const findings = ['valid', 'authentic', 'current', 'sufficient'].map((rule) => ({
    rule,
    passed: true,
    comment: '',
    evidenceIds: [],
  }));
  const decision = { kind: seen.data?.proposed, reason: 'Shown in the evidence.', actions: [], findings };
  await ask(person, 'decision', 'POST', `/${id}/decision`, decision, {
    'if-match': seen.version ?? '',
    'idempotency-key': randomUUID(),
  });
}

/** What was answered, or the code of what was refused; a proxy or a process that ends says neither. */
function readAnswer<Data>(text: string): { data?: Data; code?: string } {
  try {
    return JSON.parse(text) as { data?: Data; code?: string };
  } catch {
    return {};
  }
}

/** Half to one and a half times as long as usual. */
const thinking = ({ signal }: Person, share = 0.5 + Math.random()) =>
  wait(thinkingMs * share, undefined, { signal }).catch(() => undefined);

async function ask<Data>(
  { url, token, told, signal }: Person,
  call: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ ok: boolean; data?: Data; version: string | null }> {
  if (signal.aborted) return { ok: false, version: null };
  const started = performance.now();
  try {
    const response = await fetch(`${url}/api/v2/moderation/attempts${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const milliseconds = performance.now() - started;
    const { data, code } = readAnswer<Data>(text);
    told({ call, status: response.status, ...(response.ok ? {} : { code }), milliseconds });
    return { ok: response.ok, ...(data && { data }), version: response.headers.get('version') };
  } catch {
    told({ call, status: 0, milliseconds: performance.now() - started });
    return { ok: false, version: null };
  }
}
