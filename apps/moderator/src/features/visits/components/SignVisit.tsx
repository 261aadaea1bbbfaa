import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitRoom, VisitSignature } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { visitQuery } from '@/api/visit-query.ts';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { emptySignature, keptSignature, leftOf } from '../sign-form.ts';
import type { SignForm } from '../sign-form.ts';
import { outcomeLabels } from '../visit-labels.ts';
import type { Checklist } from '../use-checklist.ts';
import { useInRoom } from '../use-room.ts';
import { ConfirmVisit } from './ConfirmVisit.tsx';
import { RoomSection } from './RoomSection.tsx';
import { visitApi } from '../visit-api.ts';

/** The end of a visit; what is typed stays on this device until it is signed. */
export function SignVisit({ visit, checklist }: { visit: VisitRoom; checklist: Checklist }) {
  const { _ } = useLingui();
  const { user } = useMe();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { form, change, reset } = useKeptForm(
    { person: user.id, place: `visit-signature:${visit.id}`, recognise: keptSignature },
    { form: emptySignature, version: 0 },
  );
  const sign = useInRoom(
    visit.id,
    async (outcome: VisitSignature['outcome']) => {
      // Behind the signature nobody could save it any more.
      if (checklist.isChanged) await checklist.save();
      await visitApi.signVisit({
        id: visit.id,
        body: {
          outcome,
          findings: form.findings,
          signature: form.signature,
          ...(form.noSampleReason.trim() ? { noSampleReason: form.noSampleReason } : {}),
        },
      });
    },
    () => {
      setIsOpen(false);
      reset();
      notify.success(t`The visit is signed.`);
      // Beside the heading stands the report that follows.
      scrollTo({ top: 0 });
    },
  );
  const name = `${user.name} ${user.surname}`;
  const left = leftOf(visit, checklist, form, name);
  const { outcome } = form;
  return (
    <RoomSection title={t`End of the visit`}>
      <form
        // Behind the signature it goes, and the focus would go with it.
        ref={keepsFocus()}
        className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (left.length > 0) return;
          setIsOpen(true);
          // What was opened or judged elsewhere meanwhile counts, and so does what was reopened.
          void client.invalidateQueries({ queryKey: visitQuery(visit.id).queryKey });
        }}
      >
        {left.length > 0 ? (
          <div id="visit-obstacles" className="text-muted">
            <p>
              <Trans>Before you can sign:</Trans>
            </p>
            <ul className="list-disc pl-5">
              {left.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <Select
          label={t`Result`}
          placeholder={t`Choose`}
          options={Object.entries(outcomeLabels).map(([id, { words }]) => ({ id, name: _(words) }))}
          value={outcome}
          onChange={(id) => change({ outcome: id as SignForm['outcome'] })}
        />
        <TextArea
          label={t`Findings as a whole`}
          hint={t`Notes that you have not shared are signed with the rest.`}
          rows={3}
          maxLength={10_000}
          value={form.findings}
          onChange={(findings) => change({ findings })}
        />
        <TextInput
          label={t`Your name, as your signature`}
          hint={name}
          required
          value={form.signature}
          onChange={(signature) => change({ signature })}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon="pen"
            disabled={left.length > 0}
            aria-describedby={left.length > 0 ? 'visit-obstacles' : undefined}
          >
            <Trans>Sign the visit…</Trans>
          </Button>
        </div>
      </form>
      {outcome && visit.signing ? (
        <ConfirmVisit
          visit={visit}
          signing={visit.signing}
          outcome={outcome}
          open={isOpen && left.length === 0}
          busy={sign.isPending}
          reason={form.noSampleReason}
          onReason={(noSampleReason) => change({ noSampleReason })}
          onClose={() => setIsOpen(false)}
          onSign={() => sign.mutate(outcome)}
        />
      ) : null}
    </RoomSection>
  );
}
