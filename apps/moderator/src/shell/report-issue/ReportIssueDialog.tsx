import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { mostMessageCharacters } from './report-body.ts';
import { closeReport } from './report-request.ts';
import type { ReportRequest } from './report-request.ts';
import { useReportForm } from './use-report-form.ts';

/** Tells whoever supports the platform what went wrong. Opened anew it is empty, but for the email. */
export default function ReportIssueDialog(request: ReportRequest) {
  const { t } = useLingui();
  const form = useReportForm(request);
  return (
    <Dialog
      title={t`Report an issue`}
      width="37em"
      open
      closable={!form.isSending}
      onClose={closeReport}
      footer={
        <>
          <Button disabled={form.isSending} onClick={closeReport}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={form.isSending} disabled={!form.isComplete} onClick={form.submit}>
            {form.isSending ? <Trans>Sending…</Trans> : <Trans>Submit</Trans>}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextInput
          label={t`Email`}
          hint={t`Where we answer you.`}
          type="email"
          autoComplete="email"
          required
          readOnly={form.isSending}
          {...form.email}
        />
        <TextArea
          label={t`Message`}
          hint={t`What did you want to do, and what happened instead?`}
          required
          rows={6}
          className="[&_textarea]:max-h-[16em]"
          maxLength={mostMessageCharacters}
          readOnly={form.isSending}
          {...form.message}
        />
        {form.hasAttachment ? (
          <AttachmentField
            value={form.file.value}
            problem={form.file.problem}
            disabled={form.isSending}
            onChoose={(file) => void form.file.choose(file)}
          />
        ) : null}
        <p className="text-sm text-muted">
          <Trans>
            The page, your browser and the pages you visited last are sent along. No connection? Fill in the{' '}
            <a
              href="/issue-report.pdf"
              target="_blank"
              rel="noreferrer"
              className="text-accent-ink underline"
            >
              issue report form (PDF, opens in a new tab)
            </a>{' '}
            and send it later.
          </Trans>
        </p>
      </form>
    </Dialog>
  );
}
