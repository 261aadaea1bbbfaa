import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@/i18n/languages.ts';
import { Button } from '@/ui/Button.tsx';
import type { Details, Field } from './details.ts';

interface DetailsConflictProps {
  fields: readonly Field[];
  mine: Details;
  theirs: Details;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const shown = (field: Field, { [field]: value }: Details): string =>
  (field === 'locale' ? languages.find(({ locale }) => locale === value)?.ownName : value) || '–';

/** Both versions of what was changed twice, side by side. */
export function DetailsConflict({ fields, mine, theirs, onKeepMine, onTakeTheirs }: DetailsConflictProps) {
  const { t } = useLingui();
  const names: Record<Field, string> = {
    email: t`Email`,
    phoneNumber: t`Phone number`,
    locale: t`Language`,
  };
  return (
    <section role="alert" className="mb-4 rounded-lg border border-warn/50 bg-warn-tint/50 p-4">
      <h3 className="font-semibold text-warn">
        <Trans>These details were changed somewhere else meanwhile</Trans>
      </h3>
      <table className="mt-2 w-full table-fixed text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="font-normal">
              <Trans>Detail</Trans>
            </th>
            <th scope="col" className="font-normal">
              <Trans>Yours</Trans>
            </th>
            <th scope="col" className="font-normal">
              <Trans>As saved there</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row" className="py-1 font-medium">
                {names[field]}
              </th>
              <td className="pr-2">{shown(field, mine)}</td>
              <td>{shown(field, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onTakeTheirs}>
          <Trans>Take what is saved there</Trans>
        </Button>
        <Button size="small" onClick={onKeepMine}>
          <Trans>Save mine over it</Trans>
        </Button>
      </div>
    </section>
  );
}
