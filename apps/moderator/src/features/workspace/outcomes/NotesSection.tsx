import { t } from '@lingui/core/macro';
import { TextArea } from '@/ui/TextArea.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** What the person at work notes for themselves; it is in nothing that is signed. */
export function NotesSection() {
  const { body, drafts, canWork } = useWorkspaceContext();
  if (!canWork) return null;
  return (
    <section aria-label={t`Notes`} className="border-t border-line px-5 py-4">
      <TextArea
        label={t`Your notes`}
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
