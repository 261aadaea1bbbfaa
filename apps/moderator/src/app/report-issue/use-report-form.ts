import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isEmail } from '@moderator/contract/options';
import { notify } from '@/ui/toast.ts';
import { meQuery } from '../account.ts';
import { api } from '../api.ts';
import { attachmentProblem } from './attachment.ts';
import type { AttachmentProblem } from './attachment.ts';
import { gatherReportInfo } from './gather-report-info.ts';
import { composeBody, mostMessageCharacters, reportTitle } from './report-body.ts';
import { closeReport } from './report-request.ts';

/** Where the application wants reports sent; the platform decides. */
const supportAddress = 'support@moderator.invalid';

/** What is typed into the dialog, what is wrong with it, and sending it. */
export function useReportForm(eventId: string) {
  const { t } = useLingui();
  const me = useQueryClient().getQueryData(meQuery.queryKey);
  const [email, setEmail] = useState(me?.user.email ?? '');
  const [message, setMessage] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<AttachmentProblem | null>(null);
  // What is missing is told where somebody has been, not before they could type it.
  const [left, setLeft] = useState({ email: false, message: false });

  const send = useMutation({
    mutationFn: () =>
      api.reportIssue({
        body: {
          body: composeBody(message.trim(), gatherReportInfo(eventId, me)),
          title: reportTitle(me?.account.name),
          to: supportAddress,
          from: email.trim(),
        },
        ...(file ? { file, fileName: file.name } : {}),
      }),
    onSuccess: () => {
      notify.success(t`Report has been sent.`);
      closeReport();
    },
    // A report about a report would lead nowhere, so this toast offers none.
    onError: () => notify.reportError(t`We were unable to submit the issue report. Please try again.`),
  });

  const fileWords: Record<AttachmentProblem, string> = {
    'too-large': t`Please ensure that the attached file size is less than 5MB.`,
    'wrong-type': t`Only png, jpg, jpeg and pdf files can be attached.`,
    'wrong-content': t`The content of this file is not what its name says.`,
  };
  const emailProblem = isEmail(email.trim()) ? null : t`Please add a valid email.`;
  const messageProblem = message.trim() ? null : t`Please add a message describing your issue.`;
  return {
    email: {
      value: email,
      onChange: setEmail,
      onBlur: () => setLeft((before) => ({ ...before, email: true })),
      error: left.email ? emailProblem : null,
    },
    message: {
      value: message,
      onChange: (text: string) => setMessage(text.slice(0, mostMessageCharacters)),
      onBlur: () => setLeft((before) => ({ ...before, message: true })),
      error: left.message ? messageProblem : null,
    },
    file: {
      value: file,
      problem: fileProblem && fileWords[fileProblem],
      choose: async (chosen: File | null) => {
        const problem = chosen && (await attachmentProblem(chosen));
        setFile(chosen);
        setFileProblem(problem);
      },
    },
    hasAttachment: !me?.user.isRunningGroupHardware,
    isComplete: email.trim() !== '' && message.trim() !== '' && !fileProblem,
    isSending: send.isPending,
    submit: () => {
      setLeft({ email: true, message: true });
      if (!emailProblem && !messageProblem && !fileProblem && !send.isPending) send.mutate();
    },
  };
}
