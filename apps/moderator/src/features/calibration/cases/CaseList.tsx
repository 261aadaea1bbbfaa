import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationCase } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { OpenRoundDialog } from '../rounds/OpenRoundDialog.tsx';

/** The cases of the account, each with the way to a round on it. */
export function CaseList({ cases }: { cases: readonly CalibrationCase[] }) {
  const [asking, setAsking] = useState<CalibrationCase>();
  if (cases.length === 0)
    return (
      <EmptyState
        icon="layers"
        title={t`No case yet`}
        action={
          <Link
            to="/ready-for-moderation"
            search={{ view: 'attempts', state: ['reported', 'endorsed', 'certificated'] }}
            className={buttonLook('primary')}
          >
            <Trans>Released attempts</Trans>
          </Link>
        }
      >
        <Trans>
          Open an attempt whose result is released, best one that people disagreed on or appealed against, and
          choose "Make a calibration case".
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {cases.map((each) => (
          <li
            key={each.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 px-5 py-4 max-mobile:grid-cols-1"
          >
            <div className="min-w-0">
              <h3 className="font-medium">{each.title}</h3>
              <p className="text-sm text-muted">{courseNameParts(each.course.name).main}</p>
              <p className="mt-1.5 max-w-[60ch] whitespace-pre-line">{each.reason}</p>
              <p className="mt-1.5 text-sm text-muted">
                {[
                  plural(each.outcomeCount, { one: '# outcome', other: '# outcomes' }),
                  plural(each.evidenceCount, { one: '# piece of evidence', other: '# pieces of evidence' }),
                  plural(each.roundCount, { 0: 'no round yet', one: '# round', other: '# rounds' }),
                ].join(' · ')}
                {' · '}
                <Trans>
                  made by {each.by.name}, <RelativeTime value={each.at} />
                </Trans>
              </p>
            </div>
            <Button icon="people" onClick={() => setAsking(each)}>
              <Trans>Ask people to judge…</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? <OpenRoundDialog about={asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}
