import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InboxMessage } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { useMayOpen } from '@/shell/use-may-open.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { parseSearch } from '@/ui/search-params.ts';
import { notify } from '@/ui/toast.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

interface MessageListProps {
  messages: readonly InboxMessage[];
  onView: (message: InboxMessage) => void;
  onRemove: (message: InboxMessage) => void;
}

/** What is kept where no page of this application shows it. */
const keptElsewhere: ReadonlySet<InboxMessage['event']> = new Set([
  'screening.changed',
  'device.silent',
  'listing.requested',
]);

/** What people are asked that no page of this application takes an answer to. */
const answeredElsewhere: ReadonlySet<InboxMessage['event']> = new Set(['survey.waiting', 'review.waiting']);

/** Messages, each a way to what it is about; J and K go from one to the next. */
export function MessageList({ messages, onView, onRemove }: MessageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const linksNow = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  const step = (by: 1 | -1) => {
    const links = linksNow();
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
  };
  useHotkeys([
    { keys: 'j', label: t`Next message`, run: () => step(1) },
    { keys: 'k', label: t`Previous message`, run: () => step(-1) },
  ]);
  return (
    <ul ref={list} className="rounded-lg border border-line bg-surface">
      {messages.map((message, place) => (
        <li
          key={message.id}
          ref={keepsFocus(() =>
            linksNow()
              .slice(0, place + 1)
              .at(-1),
          )}
          className="relative flex items-start gap-2 border-b border-line pr-2 last:border-0 hover:bg-neutral-tint/60"
        >
          <Opened message={message} onOpen={() => message.readAt ?? onView(message)}>
            {message.readAt ? (
              <span />
            ) : (
              <span className="mt-2 size-2 rounded-full bg-accent-ink">
                <VisuallyHidden>
                  <Trans>Unread</Trans>
                </VisuallyHidden>
              </span>
            )}
            <span className="min-w-0">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={message.readAt ? undefined : 'font-semibold'}>{message.title}</span>
                <span className="text-sm text-muted">
                  <RelativeTime value={message.createdAt} />
                </span>
              </span>
              <span className="block text-muted">{message.text}</span>
              {answeredElsewhere.has(message.event) ? (
                <span className="block text-muted">
                  <Trans>It is answered outside of this application; your site or account says where.</Trans>
                </span>
              ) : keptElsewhere.has(message.event) ? (
                <span className="block text-muted">
                  <Trans>
                    It is looked after outside of this application; your site or account says where.
                  </Trans>
                </span>
              ) : null}
            </span>
          </Opened>
          <IconButton
            icon="trash"
            className="mt-1.5"
            label={t`Remove “${message.title}”`}
            onClick={() => onRemove(message)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OpenedProps {
  message: InboxMessage;
  onOpen: () => void;
  children: ReactNode;
}

const look =
  'grid min-w-0 flex-1 grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3 py-3 pl-5 text-left -outline-offset-2!';

/** What opens with a message: its page, where there is one for whoever got it, or the report that it brings. What has neither is read here. */
function Opened({ message: { path, fileId, title }, onOpen, children }: OpenedProps) {
  const mayOpen = useMayOpen();
  const download = useMutation({
    mutationFn: (id: string) => api.downloadFile({ id }),
    onSuccess: (file) => saveFile(file, title),
    onError: notify.error,
  });
  const [page = '/', search] = path?.split('?') ?? [];
  if (path && !fileId && mayOpen(page))
    return (
      <Link
        data-message=""
        to={page}
        search={parseSearch(search ?? '') as never}
        onClick={onOpen}
        className={look}
      >
        {children}
      </Link>
    );
  return (
    <button
      data-message=""
      type="button"
      onClick={() => {
        onOpen();
        if (fileId && !download.isPending) download.mutate(fileId);
      }}
      className={look}
    >
      {children}
    </button>
  );
}
