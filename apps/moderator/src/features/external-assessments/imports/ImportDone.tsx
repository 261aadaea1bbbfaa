import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExternalImport } from '@moderator/contract/types';
import { importApi } from './import-api.ts';
import { saveFile } from '@/api/save-file.ts';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { PeopleList } from './PeopleList.tsx';

/** What became of everybody, the report of what did not, and the results on their way back. */
export function ImportDone({ data }: { data: ExternalImport }) {
  const { ready, refused, leftOut, created, changed, unchanged } = data.people;
  const report = useMutation({
    mutationFn: () => importApi.downloadImportReport({ id: data.id }),
    onSuccess: (file) => saveFile(file, 'refused.csv'),
    onError: notify.error,
  });
  const results = useMutation({
    mutationFn: () => importApi.downloadImportResults({ id: data.id }),
    onSuccess: (file) => saveFile(file, 'results.csv'),
    onError: notify.error,
  });
  const facts = [
    plural(ready, { 0: 'nobody is stored', one: '# learner is stored', other: '# learners are stored' }),
    plural(refused + leftOut, { 0: 'nobody was refused', one: '# person is not', other: '# people are not' }),
    plural(data.refusedFiles, {
      0: 'every file was taken',
      one: '# file was left out',
      other: '# files were left out',
    }),
  ];
  const again = [
    created > 0 && plural(created, { one: '# is new', other: '# are new' }),
    changed > 0 &&
      plural(changed, { one: '# was there and is changed', other: '# were there and are changed' }),
    unchanged > 0 && plural(unchanged, { one: '# was there as it is', other: '# were there as they are' }),
    data.addedFiles > 0 &&
      plural(data.addedFiles, {
        one: '# file was added that was left out before',
        other: '# files were added that were left out before',
      }),
  ].filter((each) => each !== false);
  return (
    <div className="flex max-w-[70em] flex-col gap-6">
      <p>{facts.join(' · ')}</p>
      {changed + unchanged > 0 ? <p className="text-muted">{again.join(' · ')}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Link to="/external-assessments" search={{ query: data.reference }} className={buttonLook('primary')}>
          <Trans>See them in the list</Trans>
        </Link>
        <Button icon="download" busy={report.isPending} onClick={() => report.mutate()}>
          <Trans>Report of what was refused</Trans>
        </Button>
        <Button icon="download" busy={results.isPending} onClick={() => results.mutate()}>
          {data.source === 'moodle'
            ? t`Released results as a worksheet for Moodle`
            : data.source === 'canvas'
              ? t`Released results as a gradebook for Canvas`
              : t`Released results in your table`}
        </Button>
      </div>
      <PeopleList data={data} states={[]} />
    </div>
  );
}
