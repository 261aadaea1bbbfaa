import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SavedCertificateLayout } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { LayoutPreview } from './LayoutPreview.tsx';
import { PictureField } from './PictureField.tsx';
import { SignatoryFields } from './SignatoryFields.tsx';
import { isWhole, keptLayout } from './layout-form.ts';
import type { LayoutForm } from './layout-form.ts';
import { layoutKey, layoutQuery } from './queries.ts';

/** A layout to be changed, beside an example of what it makes. */
export function LayoutEditor({ saved }: { saved: SavedCertificateLayout }) {
  const queryClient = useQueryClient();
  const { user } = useMe();
  const { form, isChanged, isOvertaken, change, keep, reset } = useKeptForm<LayoutForm>(
    { person: user.id, place: 'certificate-layout', recognise: keptLayout },
    { form: saved.layout, version: saved.version },
  );
  const isRight = isWhole(form);
  const save = useMutation({
    mutationFn: (layout: LayoutForm) =>
      api.saveCertificateLayout({ body: { layout, version: saved.version } }),
    onSuccess: (after, sent) => {
      reset({ form: after.layout, version: after.version }, sent);
      queryClient.setQueryData(layoutQuery().queryKey, after);
      notify.success(t`The layout is saved. What is issued from now on looks so.`);
    },
    onError: (error) => {
      notify.error(error);
      void queryClient.invalidateQueries({ queryKey: layoutKey() });
    },
  });
  const { logos, wording } = form;
  const word = (part: Partial<LayoutForm['wording']>) => change({ wording: { ...wording, ...part } });
  const putLogo = (place: number, id: string | null) =>
    change({ logos: id ? logos.toSpliced(place, 1, id) : logos.toSpliced(place, 1) });
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,26em)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && isRight && !isOvertaken) save.mutate(form);
      }}
    >
      <div className="flex flex-col gap-8">
        <section aria-labelledby="logos" className="flex flex-col gap-4">
          <h2 id="logos" className="text-lg">
            <Trans>Logos</Trans>
          </h2>
          <PictureField
            label={logos.length > 1 ? t`Logo at the left` : t`Logo`}
            fileId={logos[0] ?? null}
            onChange={(id) => putLogo(0, id)}
          />
          {logos.length > 0 ? (
            <PictureField
              label={t`Logo at the right`}
              fileId={logos[1] ?? null}
              onChange={(id) => putLogo(1, id)}
            />
          ) : null}
        </section>
        <section aria-labelledby="words" className="flex flex-col gap-4">
          <h2 id="words" className="text-lg">
            <Trans>Words</Trans>
          </h2>
          <TextInput
            label={t`Before the name`}
            required
            maxLength={120}
            value={wording.opening}
            onChange={(opening) => word({ opening })}
          />
          <TextInput
            label={t`Between the name and the course`}
            required
            maxLength={120}
            value={wording.finding}
            onChange={(finding) => word({ finding })}
          />
          <TextArea
            label={t`Remark`}
            hint={t`Below, on certificates and on statements of results. Leave it empty for none.`}
            rows={2}
            maxLength={400}
            value={wording.remark}
            onChange={(remark) => word({ remark })}
          />
        </section>
        <SignatoryFields signatories={form.signatories} onChange={(signatories) => change({ signatories })} />
      </div>
      <LayoutPreview layout={isRight ? form : undefined} />
      <SaveForm
        label={t`Save as version ${saved.version + 1}`}
        isChanged={isChanged}
        isRight={isRight}
        isSaving={save.isPending}
        overtaken={
          isOvertaken
            ? t`Somebody has saved another layout since you began. What you changed is kept; nothing of theirs is overwritten unless you say so.`
            : null
        }
        onKeep={keep}
        onReset={() => reset()}
      />
    </form>
  );
}
