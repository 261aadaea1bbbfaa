import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';

interface NoticeProps {
  icon: IconName;
  tone?: 'quiet' | 'note' | 'warn';
  children: ReactNode;
  action?: ReactNode;
}

const tones = {
  quiet: 'border-line bg-surface',
  note: 'border-note/30 bg-note-tint/50',
  warn: 'border-warn/40 bg-warn-tint/60',
};

/** Something to know, said calmly at the top of a side. */
export const Notice = ({ icon, tone = 'quiet', children, action }: NoticeProps) => (
  <div className={classNames('flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3', tones[tone])}>
    <Icon name={icon} className="text-muted" />
    <div className="min-w-[14em] flex-1">{children}</div>
    {action}
  </div>
);
