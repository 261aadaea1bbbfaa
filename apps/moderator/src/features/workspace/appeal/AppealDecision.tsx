import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { refreshLists } from '@/attempts/refresh-lists.ts';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Where an appeal is decided, with reasons that the learner reads. */
export function AppealDecision() {
  const { workspace, person } = useWorkspaceContext();
  const client = useQueryClient();
  const { appeal, attempt } = workspace;
  const [reasons, setReasons] = useKeptText(person, `appeal-reasons:${appeal?.id ?? ''}`);
  const decide = useMutation({
    mutationFn: (decision: 'upheld' | 'dismissed') =>
      api.decideAppeal({ id: appeal!.id, body: { decision, reasons: reasons.trim() } }),
    onSuccess: async (_, decision) => {
      setReasons('');
      notify.success(
        decision === 'upheld'
          ? t`The appeal is upheld. Sign the new decision now; your verdicts are in it.`
          : t`The appeal is dismissed; the learner is told why.`,
      );
      void refreshLists(client);
      await client.invalidateQueries({ queryKey: workspaceQuery(attempt.id).queryKey });
    },
  });
  if (!appeal) return null;
  const mayDecide = !appeal.isBlind && reasons.trim() !== '' && !decide.isPending;
  return (
    <section
      ref={keepsFocus()}
      aria-labelledby="appeal-decision"
      className="flex flex-col gap-4 border-t border-line px-5 py-5"
    >
      <div>
        <h2 id="appeal-decision" className="font-semibold">
          <Trans>Decision on the appeal</Trans>
        </h2>
        <p className="text-sm text-muted">
          {appeal.isBlind
            ? t`It follows from your verdicts, once every appealed outcome has one.`
            : t`Uphold it where one of your verdicts changes a result: the outcome is reopened, and you sign the new decision. Dismiss it where none does.`}
        </p>
      </div>
      <TextArea
        label={t`Reasons, for the learner`}
        required
        rows={3}
        maxLength={5000}
        value={reasons}
        onChange={setReasons}
        {...(decide.error ? { error: describeError(decide.error).message } : {})}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={!mayDecide} onClick={() => decide.mutate('dismissed')}>
          <Trans>Dismiss the appeal</Trans>
        </Button>
        <Button variant="primary" disabled={!mayDecide} onClick={() => decide.mutate('upheld')}>
          <Trans>Uphold the appeal</Trans>
        </Button>
      </div>
    </section>
  );
}
