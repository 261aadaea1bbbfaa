import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { isUnexplained } from '@moderator/moderation';
import type { VisitRoom, VisitSignature } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { isRecord } from '@/storage/guarded-storage.ts';
import { notify } from '@/ui/toast.ts';
import { focusHeading } from '@/ui/focus-heading.ts';
import { outcomeLabels } from '../visit-labels.ts';
import type { Checklist } from '../use-checklist.ts';
import { useInRoom } from '../use-room.ts';
import { RoomSection } from './RoomSection.tsx';
import { visitApi } from '../visit-api.ts';

interface SignForm {
  outcome: VisitSignature['outcome'] | '';
  findings: string;
  signature: string;
}

const empty: SignForm = { outcome: '', findings: '', signature: '' };
const kept = (form: unknown): SignForm | undefined =>
  isRecord(form) && typeof form['findings'] === 'string'
    ? { ...empty, ...(form as Partial<SignForm>) }
    : undefined;

/** What is left to do before a visit can be signed, of what can be seen here; the platform asks for the same. */
function leftOf(
  { sample, layout }: VisitRoom,
  { answers }: Checklist,
  { outcome, findings }: SignForm,
): string[] {
  const missing = Math.max(0, sample.least - sample.rows.length);
  const unjudged = sample.rows.filter(({ judgedAt }) => judgedAt === null).length;
  const unanswered = layout.checklist.length - answers.length;
  const unexplained =
    outcome === 'endorsed' && findings.trim() === '' ? answers.filter(isUnexplained).length : 0;
  return [
    missing > 0 &&
      plural(missing, { one: '# more attempt in your sample', other: '# more attempts in your sample' }),
    unjudged > 0 && plural(unjudged, { one: '# attempt to judge', other: '# attempts to judge' }),
    unanswered > 0 &&
      plural(unanswered, {
        one: '# question of the checklist to answer',
        other: '# questions of the checklist to answer',
      }),
    unexplained > 0 &&
      plural(unexplained, {
        one: 'a word, there or in your findings, on # question that you answered with no',
        other: 'a word, there or in your findings, on # questions that you answered with no',
      }),
  ].filter((each) => each !== false);
}

/** The end of a visit; what is typed stays on this device until it is signed. */
export function SignVisit({ visit, checklist }: { visit: VisitRoom; checklist: Checklist }) {
  const { _ } = useLingui();
  const { user } = useMe();
  const { form, change, reset } = useKeptForm(
    { person: user.id, place: `visit-signature:${visit.id}`, recognise: kept },
    { form: empty, version: 0 },
  );
  const sign = useInRoom(
    visit.id,
    async (outcome: VisitSignature['outcome']) => {
      // Behind the signature nobody could save it any more.
      if (checklist.isChanged) await checklist.save();
      await visitApi.signVisit({
        id: visit.id,
        body: { outcome, findings: form.findings, signature: form.signature },
      });
    },
    () => {
      reset();
      notify.success(t`The visit is signed.`);
      // The form goes, and the focus would go with it. Beside the heading stands the report that follows.
      focusHeading();
      scrollTo({ top: 0 });
    },
  );
  const left = leftOf(visit, checklist, form);
  const { outcome } = form;
  const isReady = outcome !== '' && form.signature.trim() !== '' && left.length === 0;
  return (
    <RoomSection title={t`End of the visit`}>
      <form
        className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !sign.isPending) sign.mutate(outcome);
        }}
      >
        {left.length > 0 ? (
          <div className="text-muted">
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
          hint={`${user.name} ${user.surname}`}
          required
          value={form.signature}
          onChange={(signature) => change({ signature })}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!isReady} busy={sign.isPending}>
            <Trans>Sign the visit</Trans>
          </Button>
        </div>
      </form>
    </RoomSection>
  );
}
