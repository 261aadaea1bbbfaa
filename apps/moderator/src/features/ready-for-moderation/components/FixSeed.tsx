import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';

/** Of all courses: what is to come is in no room that a verifier looks into. */
const coursesQuery = () =>
  queries.one((client) => client.listCourses({ query: { sort: 'title', limit: 500, fields: ['title'] } }));
const seedsQuery = () => queries.one((client) => client.listSeeds({}));

/** For verifiers: fixes the seed of a draw before the batch is made that it is for. */
export function FixSeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="dice" onClick={() => setIsOpen(true)}>
        <Trans>Fix a seed</Trans>
      </Button>
      {isOpen ? <FixSeedDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function FixSeedDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data: courses } = useQuery(coursesQuery());
  const { data: seeds } = useQuery(seedsQuery());
  const [courseId, setCourseId] = useState('');
  const [seed, setSeed] = useState('');
  const waiting = (seeds?.items ?? []).filter((each) => each.batch === null);
  const isValid = /^[\w.-]{1,64}$/.test(seed);
  const fix = useMutation({
    mutationFn: () => api.commitSeed({ body: { courseId, seed } }),
    onSuccess: ({ course }) => {
      notify.success(t`The seed is fixed. The next batch of ${course.name} is drawn with it.`);
      onClose();
      void queryClient.invalidateQueries({ queryKey: queries.key('listSeeds') });
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={t`Fix a seed`}
      width="40em"
      open
      closable={!fix.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={fix.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={fix.isPending}
            disabled={!isValid || courseId === ''}
            onClick={() => fix.mutate()}
          >
            <Trans>Fix the seed</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          The next batch of the course that is made after this is drawn with your seed, and its report says
          so. With the seed you can draw the same sample yourself and compare. Nobody sees it before the draw.
        </Trans>
      </p>
      <Select
        className="mt-5"
        label={t`Course`}
        required
        placeholder={t`Choose a course`}
        options={(courses?.items ?? []).map(({ id, title }) => ({ id, name: title ?? '' }))}
        value={courseId}
        onChange={setCourseId}
      />
      <TextInput
        className="mt-5"
        label={t`Seed`}
        required
        hint={t`Letters, digits, dots, dashes and underscores, for example the date of your visit and a word of your own.`}
        value={seed}
        maxLength={64}
        error={seed === '' || isValid ? null : t`Letters, digits, dots, dashes and underscores only.`}
        onChange={setSeed}
      />
      {waiting.length > 0 ? (
        <>
          <h3 className="mt-5 mb-1">
            <Trans>Waiting for a batch</Trans>
          </h3>
          <ul>
            {waiting.map((each) => (
              <li key={each.id}>
                {each.course.name}{' '}
                <span className="text-muted">
                  {t`fixed by ${each.by.name} on ${shortDate(each.at)}`}
                  {each.seed ? `: ${each.seed}` : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}
