import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isEmail } from '@moderator/contract/options';
import { beforeLeaving } from '@/session/session.ts';
import { describeError } from '@/ui/describe-error.ts';
import { notify } from '@/ui/toast.ts';
import { meQuery } from '../account.ts';
import { api } from '@/api/api.ts';
import { useOneAtATime } from '@/ui/use-one-at-a-time.ts';
import { attachmentProblem } from './attachment.ts';
import type { AttachmentProblem } from './attachment.ts';
import { gatherReportInfo } from './gather-report-info.ts';
import { keepReport } from './kept-report.ts';
import { refusedPart } from './refused-part.ts';
import type { ReportPart } from './refused-part.ts';
import { composeBody, mostMessageCharacters, reportTitle } from './report-body.ts';
import { closeReport } from './report-request.ts';
import type { ReportRequest } from './report-request.ts';

/** Where the application wants reports sent; the platform decides. */
const supportAddress = 'support@moderator.invalid';

/** What is typed into the dialog, what is wrong with it, and sending it. */
export function useReportForm({ eventId, typed }: ReportRequest) {
  const { t } = useLingui();
  const me = useQueryClient().getQueryData(meQuery.queryKey);
  const [email, setEmail] = useState(typed?.email ?? me?.user.email ?? '');
  const [message, setMessage] = useState(typed?.message ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<AttachmentProblem | null>(null);
  // What is missing is told where somebody has been, not before they could type it.
  const [left, setLeft] = useState({ email: false, message: false });
  const [refused, setRefused] = useState<{ part: ReportPart; sentence: string } | null>(null);
  const changed = (part: ReportPart) => setRefused((before) => (before?.part === part ? null : before));

  const latest = useRef({ email, message });
  useEffect(() => {
    latest.current = { email, message };
  });
  useEffect(
    () => beforeLeaving((person) => keepReport(person, { eventId, typed: latest.current })),
    [eventId],
  );

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
    onError: (error) => {
      const part = refusedPart(error, file !== null);
      if (part) return setRefused({ part, sentence: describeError(error).message });
      // A report about a report would lead nowhere, so this toast offers none.
      notify.reportError(t`We were unable to submit the issue report. Please try again.`);
    },
  });
  const sendOnce = useOneAtATime(send.mutateAsync);

  const fileProblemLabels: Record<AttachmentProblem, string> = {
    'too-large': t`Please ensure that the attached file size is less than 5MB.`,
    'wrong-type': t`Only png, jpg, jpeg and pdf files can be attached.`,
    'wrong-content': t`The content of this file is not what its name says.`,
  };
  const emailProblem = isEmail(email.trim()) ? null : t`Please add a valid email.`;
  const messageProblem = message.trim() ? null : t`Please add a message describing your issue.`;
  const refusalOf = (part: ReportPart) => (refused?.part === part ? refused.sentence : null);
  const isComplete = !emailProblem && !messageProblem && !fileProblem && !refused;
  return {
    email: {
      value: email,
      onChange: (text: string) => {
        setEmail(text);
        changed('email');
      },
      onBlur: () => setLeft((before) => ({ ...before, email: true })),
      error: (left.email ? emailProblem : null) ?? refusalOf('email'),
    },
    message: {
      value: message,
      onChange: (text: string) => {
        setMessage(text.slice(0, mostMessageCharacters));
        changed('message');
      },
      onBlur: () => setLeft((before) => ({ ...before, message: true })),
      error: (left.message ? messageProblem : null) ?? refusalOf('message'),
    },
    file: {
      value: file,
      problem: fileProblem ? fileProblemLabels[fileProblem] : refusalOf('file'),
      choose: async (chosen: File | null) => {
        const problem = chosen && (await attachmentProblem(chosen));
        setFile(chosen);
        setFileProblem(problem);
        changed('file');
      },
    },
    hasAttachment: !me?.user.isRunningGroupHardware,
    isComplete,
    isSending: send.isPending,
    submit: () => {
      setLeft({ email: true, message: true });
      if (isComplete) sendOnce();
    },
  };
}
