import { t } from '@lingui/core/macro';
import { topicOf, topicOptions } from '@/labels/topic-labels.ts';
import type { FeedbackTopic } from '@/labels/topic-labels.ts';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Words for the assessor that go with the decision; nobody reads them where no person of the platform assessed. */
export function FeedbackFields() {
  const { workspace, body, drafts } = useWorkspaceContext();
  const { assessor } = workspace.attempt;
  if (!assessor?.id) return null;
  const { topic, text } = body.feedback ?? { topic: 'criteria' as FeedbackTopic, text: '' };
  const change = (part: { topic?: FeedbackTopic; text?: string }) =>
    drafts.change((draft) => ({ ...draft, feedback: { topic, text, ...part } }));
  return (
    <div className="grid gap-x-3 gap-y-2 mobile:grid-cols-[minmax(0,14em)_minmax(0,1fr)]">
      <Select
        label={t`About`}
        options={topicOptions()}
        value={topic}
        onChange={(id) => change({ topic: topicOf(id) })}
      />
      <TextArea
        label={t`Words for ${assessor.name}`}
        hint={t`To learn from; not in the report. Shown with it, or at once where you refer back.`}
        rows={2}
        value={text}
        onChange={(typed) => change({ text: typed })}
        onBlur={() => void drafts.flush()}
      />
    </div>
  );
}
