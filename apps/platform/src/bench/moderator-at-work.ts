import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { proposedDecision } from '@moderator/moderation';
import { liveLine } from './live-line.ts';
import type { HeardLine, LiveLine } from './live-line.ts';
import { rawAnswer } from './raw-calls.ts';

/** Milliseconds between two verdicts of a person, on the average. */
const thinkingMs = 20_000;
/** Milliseconds within which all come in: even where work begins at one hour, a thousand people do not begin in the same half minute. */
const comingMs = 120_000;
/** Milliseconds between two times at which what is shown is asked for again, as the application does. */
const restMs = 3_000;

/** Files of an attempt that the application fetches ahead, and of another one. */
const [mostFiles, mostFilesOfOthers] = [3, 1];

/** What was asked, what came back, and how long it took. */
export interface Asked {
  call: string;
  /** 0 where nothing came back. */
  status: number;
  /** Why it was refused, where it was. */
  code?: string;
  milliseconds: number;
}

/** What somebody is to moderate, and the batch that it is of. */
export interface Work {
  id: string;
  batchId: string;
}

interface Person {
  /** Of the platform that they are served by. */
  url: string;
  token: string;
  /** Takes an attempt that nobody else works on; undefined where all are taken. */
  takeAttempt(): Work | undefined;
  told(asked: Asked): void;
  /** What came of the live line, when all is done. */
  heard(line: HeardLine): void;
  signal: AbortSignal;
}

const attempts = '/moderation/attempts';
const emptyDraft = { comments: {}, findings: [], reason: '', actions: [], judgements: {}, notes: '' };

/** How a verdict stands to what was judged. */
type Compared = Parameters<typeof proposedDecision>[0][number];

interface Workspace {
  outcomes: { id: string }[];
  evidence: { id: string; fileId: string | null }[];
  neighbours: { nextId: string | null } | null;
}

/**
 * Works as a moderator does until the time is up: opens a list or a batch, looks at it, takes an attempt, judges outcome by
 * outcome, decides. Meanwhile the application follows what changes, and has what is shown asked for again.
 */
export async function moderatorAtWork(person: Person): Promise<void> {
  await thinking(person, (Math.random() * comingMs) / thinkingMs);
  if (person.signal.aborted) return;
  const line = await liveLine(person.url, person.token);
  try {
    await ask(person, 'home', 'GET', '/moderation/home');
    while (!person.signal.aborted) {
      const work = person.takeAttempt();
      await lookAround(person, line, work);
      if (work) await moderate(person, line, work.id);
    }
  } finally {
    person.heard(line.end());
  }
}

/** A list or the batch of what comes next, for as long as somebody thinks, and as it is meanwhile. */
async function lookAround(person: Person, line: LiveLine, next: Work | undefined): Promise<void> {
  const until = Date.now() + thinkingMs * (0.5 + Math.random());
  const isOfBatch = next && Math.random() < 0.5;
  const types = ['attempt.changed', 'claim.changed', ...(isOfBatch ? ['batch.changed'] : [])];
  const batch = `/moderation/batches/${next?.batchId}`;
  const look = () =>
    Promise.all(
      isOfBatch
        ? [
            ask(person, 'batch', 'GET', `${batch}?proof=brief`),
            ask(person, 'its attempts', 'GET', `${batch}/attempts?limit=50&total=true&sampled=true`),
          ]
        : [ask(person, 'list', 'GET', `${attempts}?queue=ready&sort=-assessedAt&limit=50&total=true`)],
    );
  const facets = isOfBatch ? `queue=all&batchId=${next.batchId}` : 'queue=ready';
  line.hasChanged(types);
  await look();
  await Promise.all([
    // Most who read a list open no filter.
    ...(Math.random() < 0.2 ? [ask(person, 'facets', 'GET', `${attempts}/facets?${facets}`)] : []),
    // Whether they may moderate today.
    ...(isOfBatch ? [] : [ask(person, 'me', 'GET', '/users/me')]),
  ]);
  while (!person.signal.aborted && Date.now() < until) {
    await wait(restMs, undefined, { signal: person.signal }).catch(() => undefined);
    if (line.hasChanged(types)) await look();
  }
}

/**
 * Fetches files one after the other. A browser has those of the next attempt ahead: here another one than the platform expects is taken
 * next, so that they are asked for where it is.
 */
async function fetchFiles(person: Person, evidence: Workspace['evidence'] = []): Promise<void> {
  for (const { fileId } of evidence)
    if (fileId) await ask(person, 'file', 'GET', `/files/${fileId}/download`);
}

/** Asks what a browser asks for an attempt. */
async function moderate(person: Person, line: LiveLine, id: string): Promise<void> {
  const attempt = `${attempts}/${id}`;
  const open = () => ask<Workspace>(person, 'workspace', 'GET', attempt);
  /** The application gathers what it is told for this long. */
  const told = () => wait(300, undefined, { signal: person.signal }).catch(() => undefined);
  const [shown, next] = await Promise.all([
    open(),
    ask<{ next: { id: string } | null }>(person, 'next', 'GET', `${attempt}/next`),
    // Each five minutes, which is every second attempt.
    Math.random() < 0.5 ? ask(person, 'inbox', 'GET', '/inbox/messages/count') : undefined,
  ]);
  line.hasChanged([]);
  line.here(id);
  await told();
  if (line.hasChanged(['presence.changed'])) await open();
  const ahead = [next.data?.()?.next?.id, shown.data?.()?.neighbours?.nextId].filter(
    (each) => typeof each === 'string',
  );
  const [, ofList] = await Promise.all(
    [...new Set(ahead)].map((each) => ask<Workspace>(person, 'workspace', 'GET', `${attempts}/${each}`)),
  );
  const { ok } = await ask(person, 'claim', 'POST', `${attempt}/claim`);
  if (!ok) return line.gone();
  await told();
  // The line tells whose it is. Whoever goes on judging does not have it asked for again by the minute.
  const { data, version } = await open();
  const claimed = data?.();
  await fetchFiles(person, claimed?.evidence.slice(0, mostFiles));
  await fetchFiles(person, ofList?.data?.()?.evidence.slice(0, mostFilesOfOthers));
  const looks = (claimed?.evidence ?? []).map((item) => ({ evidenceId: item.id, parts: [1], of: 1 }));
  const look = () => ask(person, 'looks', 'PUT', `${attempt}/looks`, { looks });
  let draft = '0';
  const comparisons: Compared[] = [];
  for (const [index, outcome] of (claimed?.outcomes ?? []).entries()) {
    await thinking(person);
    if (person.signal.aborted) return;
    // Each half minute.
    if (index % 2 === 1) await look();
    const comment = 'The logbook shows it on three days.';
    const typed = { ...emptyDraft, comments: { [outcome.id]: comment } };
    const kept = await ask(person, 'draft', 'PUT', `${attempt}/draft`, typed, { 'if-match': draft });
    draft = kept.version ?? draft;
    const verdict = { result: 'C', comment };
    const path = `${attempt}/verdicts/${outcome.id}`;
    const judged = await ask<{ comparison: Compared }>(person, 'verdict', 'PUT', path, verdict);
    const { comparison } = judged.data?.() ?? {};
    if (comparison) comparisons.push(comparison);
  }
  await look();
  const findings = ['valid', 'authentic', 'current', 'sufficient'].map((rule) => ({
    rule,
    passed: true,
    comment: '',
    evidenceIds: [],
  }));
  const kind = proposedDecision(comparisons);
  const decision = { kind, reason: 'Shown in the evidence.', actions: [], findings };
  const signed = await ask(person, 'decision', 'POST', `${attempt}/decision`, decision, {
    'if-match': version ?? '',
    'idempotency-key': randomUUID(),
  });
  if (signed.ok) await Promise.all([open(), ask(person, 'next', 'GET', `${attempt}/next`)]);
  line.gone();
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

/** They come by the same connections one after another, as through a proxy. */
const agent = new Agent({ keepAlive: true });

interface Answered<Data> {
  ok: boolean;
  version?: string | undefined;
  /** What was answered, read only where somebody needs it: those who ask share the machine with those who answer. */
  data?: () => Data | undefined;
}

async function ask<Data>(
  { url, token, told, signal }: Person,
  call: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answered<Data>> {
  if (signal.aborted) return { ok: false };
  const started = performance.now();
  try {
    const { status, ...answer } = await rawAnswer(url, token, agent, { method, path, body, headers });
    const milliseconds = performance.now() - started;
    const ok = status >= 200 && status < 300;
    told({ call, status, ...(ok ? {} : { code: readAnswer(answer.text()).code }), milliseconds });
    return {
      ok,
      version: answer.headers['version']?.toString(),
      data: () => readAnswer<Data>(answer.text()).data,
    };
  } catch {
    told({ call, status: 0, milliseconds: performance.now() - started });
    return { ok: false };
  }
}
