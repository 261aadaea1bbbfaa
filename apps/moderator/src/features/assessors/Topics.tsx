import { useState } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorRecord } from '@moderator/contract/types';
import { topicLabel } from '@/labels/topic-labels.ts';
import type { FeedbackTopic } from '@/labels/topic-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { Part } from './Part.tsx';

interface TopicsProps {
  record: AssessorRecord;
  userId: string;
  /** Whether this person may ask for an action. */
  mayAct: boolean;
}

/** What feedback was about in the last half year; what recurs can be made an action. */
export function Topics({ record, userId, mayAct }: TopicsProps) {
  const [topic, setTopic] = useState<FeedbackTopic>();
  return (
    <Part title={t`What feedback was about`}>
      {record.topics.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing in the last half year that no action followed.</Trans>
        </p>
      ) : (
        <ul className="rounded-lg border border-line bg-surface">
          {record.topics.map((each) => (
            <li
              key={each.topic}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-2 last:border-0"
            >
              <span className="font-medium">{topicLabel(each.topic)}</span>
              <span className="text-muted">{plural(each.feedback, { one: '# time', other: '# times' })}</span>
              {each.recurs ? (
                <Badge tone="warn" shape="bang">
                  <Trans>Recurs</Trans>
                </Badge>
              ) : null}
              {mayAct ? (
                <Button size="small" className="ml-auto print:hidden" onClick={() => setTopic(each.topic)}>
                  <Trans>Set an action</Trans>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayAct ? (
        <Button icon="plus" size="small" className="mt-3 print:hidden" onClick={() => setTopic('other')}>
          <Trans>Another action</Trans>
        </Button>
      ) : null}
      {topic ? (
        <ActionDialog
          assessor={{ id: record.id, name: record.name }}
          topic={topic}
          userId={userId}
          onClose={() => setTopic(undefined)}
        />
      ) : null}
    </Part>
  );
}
