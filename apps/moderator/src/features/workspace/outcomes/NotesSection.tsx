import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

const name = 'workspace-notes';

/** What the person at work notes for themselves; it is in nothing that is signed. */
export function NotesSection() {
  const { body, drafts, canWork } = useWorkspaceContext();
  useHotkeys([
    {
      keys: 'shift+m',
      label: t`Your notes`,
      group: t`Attempt`,
      run: () => document.querySelector<HTMLElement>(`textarea[name=${name}]`)?.focus(),
      enabled: canWork,
    },
  ]);
  if (!canWork) return null;
  return (
    <section aria-label={t`Notes`} className="border-t border-line px-5 py-4">
      <TextArea
        label={t`Your notes`}
        name={name}
        hint={t`Only you see them. They are in nothing that is signed.`}
        rows={1}
        maxLength={10_000}
        value={body.notes}
        onChange={(notes) => drafts.change((draft) => ({ ...draft, notes }))}
        onBlur={() => void drafts.flush()}
      />
    </section>
  );
}
