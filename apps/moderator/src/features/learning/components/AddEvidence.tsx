import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourseInFull } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { EvidenceField } from '@/attempts/uploads/EvidenceField.tsx';
import { remarkOn } from '@/attempts/uploads/remark-on.ts';
import type { Remark } from '@/attempts/uploads/remark-on.ts';
import { LeaveQuestion } from '@/attempts/uploads/LeaveQuestion.tsx';
import { SendingMeter } from '@/attempts/uploads/SendingMeter.tsx';
import { tellWhyNotSent } from '@/attempts/uploads/tell-why-not-sent.ts';
import { useSending } from '@/attempts/uploads/use-sending.ts';
import { whyRefused } from '@/attempts/uploads/why-refused.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshLearning } from '../queries.ts';

interface Chosen {
  /** Made here, so that what is sent twice after a lost answer is stored once. */
  id: string;
  file: File;
  title: string;
}

/** Files and photographs for a portfolio, each with a title, and the outcomes that they are evidence of. */
export function AddEvidence({ course, onClose }: { course: MyCourseInFull; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [remarks, setRemarks] = useState<Readonly<Record<string, Remark>>>({});
  const [outcomeIds, setOutcomeIds] = useState<readonly string[]>([]);
  const { sending, send, giveUp } = useSending();
  const main = useRef<HTMLButtonElement>(null);
  const add = useMutation({
    mutationFn: () =>
      send(
        chosen.map(({ file }) => file),
        async (file, fileId) => {
          const { id, title } = chosen.find((one) => one.file === file)!;
          const uploads = [{ id, fileId, title, outcomeIds: [...outcomeIds] }];
          await api.submitUploads({ body: { courseId: course.id, uploads } });
          // What is stored is not sent again where the next one fails.
          setChosen((before) => before.filter((one) => one.id !== id));
        },
      ),
    onSuccess: () => {
      notify.success(t`Your evidence is stored.`);
      onClose();
    },
    // Why a file is refused stands with it.
    onError: (error) => whyRefused(error) ?? tellWhyNotSent(error),
    // Where one fails, those before it are in the portfolio.
    onSettled: () => void refreshLearning(queryClient, course.id),
  });
  const left = chosen.length;
  // They are sent in their order, and those before it are stored.
  const refusal = whyRefused(add.error);
  async function lookAt({ id, file }: Chosen) {
    const remark = await remarkOn(file);
    if (remark) setRemarks((before) => ({ ...before, [id]: remark }));
  }
  function choose(next: readonly Chosen[]) {
    setChosen(next);
    if (refusal) add.reset();
  }
  return (
    <>
      <Dialog
        title={t`Add evidence`}
        width="40em"
        open
        closable={!add.isPending}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose} disabled={add.isPending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              ref={main}
              variant="primary"
              busy={add.isPending}
              disabled={left === 0 || chosen.some(({ title }) => title.trim() === '')}
              onClick={() => add.mutate()}
            >
              {plural(left, { 0: 'Add', one: 'Add one file', other: 'Add # files' })}
            </Button>
          </>
        }
      >
        <EvidenceField
          label={t`Files or photographs`}
          disabled={add.isPending}
          onFiles={(files) => {
            const added = files.map((file) => ({
              id: crypto.randomUUID(),
              file,
              title: file.name.replace(/\.\w+$/, ''),
            }));
            choose([...chosen, ...added]);
            for (const one of added) void lookAt(one);
          }}
        />
        <fieldset disabled={add.isPending} className="min-w-0">
          {chosen.map((one, place) => (
            <div key={one.id} className="mt-3 flex items-start gap-2">
              <TextInput
                label={t`Title of ${one.file.name}`}
                className="min-w-0 flex-1"
                value={one.title}
                hint={inWords(remarks[one.id])}
                error={place === 0 && refusal ? refusal : null}
                onChange={(title) =>
                  setChosen(chosen.map((each, index) => (index === place ? { ...each, title } : each)))
                }
              />
              <IconButton
                icon="trash"
                label={t`Take ${one.file.name} out`}
                className="mt-6"
                onClick={() => choose(chosen.filter((each) => each !== one))}
              />
            </div>
          ))}
          {course.outcomes.length > 0 ? (
            <fieldset className="mt-5">
              <legend className="font-medium">
                <Trans>Evidence of</Trans>
              </legend>
              {course.outcomes.map(({ id, code, title }) => (
                <label key={id} className="mt-2 flex gap-3">
                  <input
                    type="checkbox"
                    className="mt-1 size-4 accent-(--accent-ink)"
                    checked={outcomeIds.includes(id)}
                    onChange={(event) =>
                      setOutcomeIds(
                        event.target.checked ? [...outcomeIds, id] : outcomeIds.filter((each) => each !== id),
                      )
                    }
                  />
                  <span>
                    <span className="text-muted">{code}</span> {title}
                  </span>
                </label>
              ))}
            </fieldset>
          ) : null}
        </fieldset>
        {sending ? <SendingMeter sending={sending} onStop={giveUp} then={main} /> : null}
      </Dialog>
      <LeaveQuestion isSending={add.isPending} />
    </>
  );
}

/** What is said of a file beside its title, and how to do otherwise. */
const inWords = (remark: Remark | undefined): string | undefined =>
  remark === 'locked'
    ? t`This PDF is protected. Look whether it opens without a password: with one, nobody can judge it.`
    : remark === 'place'
      ? t`This photograph says where it was taken, and is handed in with that. If nobody is to know, choose one without its location.`
      : undefined;
