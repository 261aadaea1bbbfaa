import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { useKeptText } from '../feedback/use-kept-text.ts';
import { answerKey } from './kept-answers.ts';
import { referralsQuery } from './queries.ts';

interface AnswerFormProps {
  person: string;
  attemptId: string;
  referralId: string;
  /** Place of the action in the referral. */
  action: number;
  /** What came since and is about the same outcome: it is named with the answer. */
  evidenceIds: readonly string[];
}

/** Says what was done about an action; what is typed stays on this device until it is sent. */
export function AnswerForm({ person, attemptId, referralId, action, evidenceIds }: AnswerFormProps) {
  const client = useQueryClient();
  const [text, setText] = useKeptText(person, answerKey(referralId, action));
  const send = useMutation({
    mutationFn: () =>
      api.answerReferral({
        id: attemptId,
        body: { referralId, action, text: text.trim(), evidenceIds: [...evidenceIds] },
      }),
    onSuccess: async () => {
      setText('');
      notify.success(t`Your answer is sent with the work.`);
      // Until the answer stands in its place, nobody sends it again.
      await client.invalidateQueries({ queryKey: referralsQuery(attemptId).queryKey });
    },
  });
  return (
    <form
      ref={keepsFocus()}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !send.isPending) send.mutate();
      }}
    >
      <TextArea
        label={t`What you did about it`}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={setText}
        {...(send.error ? { error: describeError(send.error).message } : {})}
      />
      <div>
        <Button type="submit" disabled={text.trim() === ''} busy={send.isPending}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  );
}
