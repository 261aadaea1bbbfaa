import { t } from '@lingui/core/macro';
import { queries } from '@/api/queries.ts';
import { queryClient } from '@/api/query-client.ts';
import { loadTexts } from '@/i18n/i18n.ts';
import { isReachable } from '@/session/connection.ts';
import { describeError } from '@/ui/describe-error.ts';
import { notify } from '@/ui/toast.ts';
import { settleDeviceDraft } from '../drafts/device-draft.ts';
import { refreshLists } from '../refresh-lists.ts';
import { allInOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox.ts';
import { retryDelayMs, sendDecision } from './send-decision.ts';
import type { Sent } from './send-decision.ts';

/** Attempts on the screen: their own page asks for the answer, and shows it. */
const onScreen = new Set<string>();
let personHere: () => string | undefined = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let rounds = Promise.resolve();

/**
 * Sends from now on what waits on this device, whichever page is open, until the platform has answered.
 * @param person who is signed in; undefined while that is not known
 */
export function keepSending(person: () => string | undefined): void {
  personHere = person;
  isReachable.subscribe(() => isReachable.get() && void sendWaiting());
  void sendWaiting();
}

/** The page of an attempt asks by itself from now on. @returns ends that, and what still waits is sent from here */
export function showOnScreen(attemptId: string): () => void {
  onScreen.add(attemptId);
  return () => {
    onScreen.delete(attemptId);
    void sendWaiting();
  };
}

/** One round behind the other: what waits is not sent twice at once. */
const sendWaiting = (): Promise<void> => (rounds = rounds.then(sendAll));

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const userId = personHere();
  let isLeft = userId === undefined;
  for (const entry of userId ? await allInOutbox(userId) : []) {
    if (onScreen.has(entry.attemptId)) continue;
    const sent = await sendDecision(userId!, entry);
    if (sent.kind === 'waiting') isLeft = true;
    else await tellOfAnswer(userId!, entry, sent);
  }
  if (isLeft) timer = setTimeout(() => void sendWaiting(), retryDelayMs);
}

/** Says on whichever page is open what became of a decision, and lets go of what was known before. */
export async function tellOfAnswer(userId: string, entry: OutboxEntry, sent: Sent): Promise<void> {
  if (sent.kind === 'waiting') return;
  const { attemptId } = entry;
  const isSigned = sent.kind === 'signed';
  if (isSigned) await settleDeviceDraft(userId, attemptId);
  void queryClient.invalidateQueries(queries.one((api) => api.getWorkspace({ id: attemptId })));
  void refreshLists(queryClient);
  await loadTexts(import('../texts.ts')).catch(() => undefined);
  const whose = entry.learner ?? t`An attempt`;
  if (isSigned) return notify.success(t`${whose}: the decision that waited on this device is signed.`);
  const { message } = describeError(sent.error);
  notify.offer(
    t`${whose}: the decision that waited on this device was not signed. ${message} Your draft is kept.`,
    { label: t`Open the attempt`, run: () => location.assign(`/workspace/${attemptId}`) },
  );
}
