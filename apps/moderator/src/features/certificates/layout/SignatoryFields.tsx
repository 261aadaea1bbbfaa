import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { PictureField } from './PictureField.tsx';
import type { LayoutForm } from './layout-form.ts';

type Signatory = LayoutForm['signatories'][number];

interface SignatoryFieldsProps {
  signatories: readonly Signatory[];
  onChange: (signatories: Signatory[]) => void;
}

const most = 2;
const nobody: Signatory = { name: '', title: '', signatureFileId: null };

/** Who signs the papers: up to two, or those who issued and moderated. */
export function SignatoryFields({ signatories, onChange }: SignatoryFieldsProps) {
  return (
    <section aria-labelledby="signatories" className="flex flex-col gap-4">
      <h2 id="signatories" className="text-lg">
        <Trans>Who signs</Trans>
      </h2>
      {signatories.length === 0 ? (
        <p className="text-muted">
          <Trans>Nobody is named: whoever issues a paper signs it, beside the moderator of the result.</Trans>
        </p>
      ) : null}
      {signatories.map((signatory, place) => {
        const number = place + 1;
        const set = (part: Partial<Signatory>) =>
          onChange(signatories.toSpliced(place, 1, { ...signatory, ...part }));
        return (
          <fieldset key={place} className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4">
            <legend className="px-1 font-medium">
              <Trans>Signatory {number}</Trans>
            </legend>
            <TextInput
              label={t`Name`}
              required
              maxLength={80}
              value={signatory.name}
              onChange={(name) => set({ name })}
            />
            <TextInput
              label={t`Title`}
              required
              maxLength={80}
              value={signatory.title}
              onChange={(title) => set({ title })}
            />
            <PictureField
              label={t`Picture of the signature`}
              fileId={signatory.signatureFileId}
              onChange={(signatureFileId) => set({ signatureFileId })}
            />
            <div>
              <Button variant="quiet" onClick={() => onChange(signatories.toSpliced(place, 1))}>
                <Trans>Remove signatory {number}</Trans>
              </Button>
            </div>
          </fieldset>
        );
      })}
      {signatories.length < most ? (
        <div>
          <Button icon="plus" onClick={() => onChange([...signatories, nobody])}>
            <Trans>Add a signatory</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}
