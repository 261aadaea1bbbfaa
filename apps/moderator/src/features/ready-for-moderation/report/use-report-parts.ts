import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { ConflictError } from '@moderator/client';
import { reportParts } from '@moderator/contract/options';
import type { ReportPart } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import { reportPartsQuery } from '../queries.ts';

export type PartName = (typeof reportParts)[number];

/** What is typed and not saved yet, with the version over which it was typed. */
interface Typed {
  text: string;
  over: number;
}
type AllTyped = Partial<Record<PartName, Typed>>;

export interface WrittenPart {
  text: string;
  state: 'saved' | 'saving' | 'unsaved' | 'conflict';
  /** As it is on the platform. */
  saved: ReportPart | undefined;
  change: (text: string) => void;
  /** Ends a conflict. */
  choose: (which: 'mine' | 'theirs' | 'both') => void;
}

const saveAfterMs = 1_000;
const tryAgainAfterMs = 10_000;

const keyOf = (person: string, batchId: string) => `${draftsOf(person)}report-parts:${batchId}`;

/** What is kept may have been changed by hand; before reports were saved part by part, texts were kept in one piece. */
function readKept(person: string, batchId: string): AllTyped {
  const kept = parsed(local.get(keyOf(person, batchId)));
  const earlier = parsed(local.get(`${draftsOf(person)}report:${batchId}`));
  const typed: AllTyped = {};
  for (const part of reportParts) {
    const own = isRecord(kept) ? kept[part] : undefined;
    const whole = isRecord(earlier) ? earlier[part] : undefined;
    if (isRecord(own) && typeof own['text'] === 'string' && typeof own['over'] === 'number')
      typed[part] = { text: own['text'], over: own['over'] };
    else if (typeof whole === 'string' && whole !== '') typed[part] = { text: whole, over: 0 };
  }
  return typed;
}

/** The parts that people write of a report: saved by themselves, and seen by everybody who writes it. */
export function useReportParts(person: string, batchId: string) {
  const client = useQueryClient();
  const query = reportPartsQuery(batchId);
  const { data: parts } = useQuery(query);
  const [typed, setTyped] = useState<AllTyped>(() => readKept(person, batchId));
  const [saving, setSaving] = useState<readonly PartName[]>([]);
  const [isKept, setIsKept] = useState(true);
  const key = keyOf(person, batchId);
  useEffect(() => {
    if (Object.keys(typed).length === 0) {
      local.remove(key);
      setIsKept(true);
    } else setIsKept(local.set(key, JSON.stringify(typed)));
  }, [key, typed]);

  const savedOf = (part: PartName) => parts?.find((each) => each.part === part);
  const isConflict = (part: PartName): boolean => {
    const [own, saved] = [typed[part], savedOf(part)];
    return own !== undefined && saved !== undefined && saved.version > own.over && saved.text !== own.text;
  };
  const put = (part: PartName, next: Typed | undefined) =>
    setTyped(({ [part]: _, ...others }) => (next ? { ...others, [part]: next } : others));

  const know = useCallback(
    async (saved: ReportPart) => {
      const { queryKey } = reportPartsQuery(batchId);
      // What was asked before may be answered as it was before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before: ReportPart[] | undefined) => [
        ...(before ?? []).filter(({ part }) => part !== saved.part),
        saved,
      ]);
    },
    [client, batchId],
  );

  /** Parts that are on their way: each is said over the version that the one before made. */
  const onTheirWay = useRef(new Set<PartName>());
  const save = useCallback(
    async (part: PartName, { text, over }: Typed): Promise<void> => {
      onTheirWay.current.add(part);
      setSaving([...onTheirWay.current]);
      try {
        const saved = await api.saveReportPart({ id: batchId, body: { part, text, version: over } });
        await know(saved);
        // What was typed meanwhile is over what was just saved.
        setTyped(({ [part]: now, ...others }) =>
          now && now.text !== text ? { ...others, [part]: { text: now.text, over: saved.version } } : others,
        );
      } catch (error) {
        if (error instanceof ConflictError && error.current) await know(error.current as ReportPart);
        throw error;
      } finally {
        onTheirWay.current.delete(part);
        setSaving([...onTheirWay.current]);
      }
    },
    [batchId, know],
  );

  const waiting = parts
    ? reportParts.filter((part) => typed[part] && !isConflict(part) && !saving.includes(part))
    : [];
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => {
      for (const part of waiting) void save(part, typed[part]!).catch(() => undefined);
    };
  });
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => latest.current?.(), saveAfterMs);
    const again = setInterval(() => latest.current?.(), tryAgainAfterMs);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [isWaiting, typed]);

  const textOf = (part: PartName): string => typed[part]?.text ?? savedOf(part)?.text ?? '';
  return {
    /** False where the browser keeps nothing. */
    isKept,
    hasConflict: reportParts.some(isConflict),
    of: (part: PartName): WrittenPart => {
      const [own, saved] = [typed[part], savedOf(part)];
      const over = own?.over ?? saved?.version ?? 0;
      return {
        text: textOf(part),
        saved,
        state: saving.includes(part) ? 'saving' : isConflict(part) ? 'conflict' : own ? 'unsaved' : 'saved',
        change: (text) => put(part, { text, over }),
        choose: (which) => {
          if (!saved || !own || which === 'theirs') return put(part, undefined);
          const text = which === 'mine' ? own.text : `${saved.text}\n\n${own.text}`;
          put(part, { text, over: saved.version });
        },
      };
    },
    /** Saves what is typed, and says what all parts say. @throws where another text waits to be chosen from */
    saveAll: async (): Promise<Record<PartName, string>> => {
      if (reportParts.some(isConflict)) throw new Error(t`Say first which text of the report counts.`);
      for (const part of reportParts) {
        const own = typed[part];
        if (own && !onTheirWay.current.has(part)) await save(part, own);
      }
      return Object.fromEntries(reportParts.map((part) => [part, textOf(part)])) as Record<PartName, string>;
    },
    forget: () => {
      setTyped({});
      local.remove(key);
      client.removeQueries({ queryKey: query.queryKey });
    },
  };
}
