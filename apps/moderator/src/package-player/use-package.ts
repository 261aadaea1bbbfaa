import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '@moderator/client';
import type { PlayedActivity, ScormCommit, ScormSession } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { begin, frameAddress } from './begin.ts';
import type { Wanted } from './begin.ts';
import { requestedPart } from './requested-part.ts';
import { takePlayerId } from './player-id.ts';
import type { PlayerId } from './player-id.ts';
import { createSender } from './sender.ts';
import type { Saving, Sender } from './sender.ts';
import type { Told } from './told-copy.ts';

type State =
  | { at: 'opening' }
  | { at: 'taken' }
  | { at: 'elsewhere' }
  | { at: 'failed'; error: unknown }
  | { at: 'playing'; session: ScormSession }
  | { at: 'over'; session: ScormSession };

/** A package as it is being played. */
export interface Playing {
  state: State;
  saving: Saving;
  activities: readonly PlayedActivity[];
  /** Where the page is that plays it. */
  address: string;
  open: (takeOver?: boolean) => void;
  /** Lets the package say its last word, and ends its session. */
  leave: () => Promise<void>;
}

interface Message extends Told {
  type: 'told' | 'left';
  why: 'set' | 'commit' | 'finish' | 'leave' | 'time';
}

/** Files of a package can be read for 15 minutes after they were asked for. */
const renewMs = 5 * 60_000;
/** A package that does not close itself in this time is closed. */
const leaveMs = 2_000;

/** Opens a package and plays it: what it tells over its port is sent to the platform, and kept here until it is there. */
export function usePackage(
  wanted: Wanted & {
    frame: RefObject<HTMLIFrameElement | null>;
    /** Told which part the package itself leads to. */
    onActivity: (id: string) => void;
    onProgress?: (() => void) | undefined;
  },
): Playing {
  const { userId, registrationId, activityId, mode, frame } = wanted;
  const [state, setState] = useState<State>({ at: 'opening' });
  const [saving, setSaving] = useState<Saving>('saved');
  const [activities, setActivities] = useState<readonly PlayedActivity[]>([]);
  const player = useRef<PlayerId>(undefined);
  const sender = useRef<Sender>(undefined);
  const port = useRef<MessagePort>(undefined);
  const left = useRef<(word: Message) => void>(undefined);
  const isLeaving = useRef(false);
  const progressed = useEffectEvent(() => wanted.onProgress?.());

  const open = useCallback(
    (takeOver = false) => {
      setState({ at: 'opening' });
      void (async () => {
        try {
          player.current ??= await takePlayerId(registrationId);
          const session = await begin(
            { userId, registrationId, activityId, mode },
            player.current.id,
            takeOver,
          );
          setActivities(session.activities);
          setSaving('saved');
          setState({ at: 'playing', session });
        } catch (error) {
          const isTaken = error instanceof ApiError && error.code === 'claimed_by_another';
          setState(isTaken ? { at: 'taken' } : { at: 'failed', error });
        }
      })();
    },
    [userId, registrationId, activityId, mode],
  );
  const goTo = useEffectEvent((part: string) => (part === activityId ? open() : wanted.onActivity(part)));
  useEffect(() => open(), [open]);
  useEffect(() => () => player.current?.release(), []);

  const session = state.at === 'playing' ? state.session : undefined;
  const address = session ? frameAddress(session.launchUrl, location.hostname) : undefined;
  const origin = address?.origin;

  useEffect(() => {
    if (!session || !origin) return;
    // What was left tells its last word behind the page, and moves nothing of it any more.
    let isGone = false;
    isLeaving.current = false;
    let request: string | undefined;
    const over = (parts: readonly PlayedActivity[]) => {
      // Whoever leaves goes where they chose, and not where the package would lead them.
      const part = isLeaving.current ? undefined : requestedPart(request, parts, session.activityId);
      if (part === undefined) setState({ at: 'over', session });
      else goTo(part);
    };
    const onAnswer = (answer: ScormCommit) => {
      progressed();
      if (isGone) return;
      setActivities(answer.activities);
      if (answer.endedBy === 'replaced') setState({ at: 'elsewhere' });
      else if (answer.endedBy !== null) over(answer.activities);
    };
    const words = createSender({
      userId,
      registrationId,
      sessionId: session.id,
      onSaving: setSaving,
      onAnswer,
      onOver: (error) => isGone || setState({ at: 'failed', error }),
    });
    sender.current = words;
    const listen = (event: MessageEvent<{ type?: string } | null>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      if (event.data?.type !== 'package-player-ready') return;
      const channel = new MessageChannel();
      port.current?.close();
      port.current = channel.port1;
      channel.port1.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'left') return left.current?.(data);
        if (session.mode === 'review') return;
        const { sequence, cmi, activeSeconds, why } = data;
        const word = { sequence, cmi, activeSeconds };
        if (why === 'finish') {
          request = cmi['adl.nav.request'];
          void words.finish(word);
        } else words.take(word, why === 'set' ? 'later' : 'now');
      });
      channel.port1.start();
      const { cmi, sequence, activityHref: href } = session;
      const version = session.standard === '1.2' ? '1.2' : '2004';
      const beginning = { type: 'begin', version, cmi, sequence, href, mode: session.mode };
      frame.current?.contentWindow?.postMessage(beginning, origin, [channel.port2]);
    };
    addEventListener('message', listen);
    const renewing = setInterval(
      () => void api.renewScormToken({ id: session.id }).catch(() => undefined),
      renewMs,
    );
    return () => {
      removeEventListener('message', listen);
      clearInterval(renewing);
      isGone = true;
      words.stop();
      port.current?.close();
    };
  }, [session, origin, userId, registrationId, frame]);

  const leave = useCallback(async () => {
    if (!session || !port.current) return;
    isLeaving.current = true;
    const last = await new Promise<Message | undefined>((resolve) => {
      left.current = resolve;
      port.current?.postMessage({ type: 'leave' });
      setTimeout(() => resolve(undefined), leaveMs);
    });
    if (last && session.mode !== 'review') {
      const { sequence, cmi, activeSeconds } = last;
      await sender.current?.finish({ sequence, cmi, activeSeconds });
    }
    setState((now) =>
      now.at === 'playing' && now.session.id === session.id ? { at: 'over', session } : now,
    );
  }, [session]);

  return { state, saving, activities, address: address?.href ?? '', open, leave };
}
