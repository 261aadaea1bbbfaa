import type { ModerationReport } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';

type Vacs = ModerationReport['vacs'][number];

const rules: Record<Vacs['rule'], readonly [string, string]> = {
  valid: ['Valid', 'The evidence covers the outcome.'],
  authentic: ['Authentic', "The work is the learner's own."],
  current: ['Current', 'It shows competence now.'],
  sufficient: ['Sufficient', 'There is enough to judge.'],
};

/** Ticks and crosses on the four rules, with what was said and the evidence it was said about. */
export const VacsFindings = ({ vacs }: { vacs: readonly Vacs[] }) => (
  <div className="grid grid-cols-2 gap-x-10 gap-y-6 max-mobile:grid-cols-1">
    {vacs.map(({ rule, passed, failed, comments }) => (
      <section key={rule}>
        <h3 className="flex flex-wrap items-center gap-3">
          {rules[rule][0]}
          {passed > 0 ? (
            <Badge tone="good" shape="tick">
              {passed} met
            </Badge>
          ) : null}
          {failed > 0 ? (
            <Badge tone="bad" shape="cross">
              {failed} not met
            </Badge>
          ) : null}
        </h3>
        <p className="text-sm text-muted">
          {rules[rule][1]}
          {passed + failed === 0 ? ' Nothing is recorded yet.' : null}
        </p>
        <ul className="mt-2 flex flex-col gap-2">
          {comments.map((comment, index) => (
            <li key={index} className="border-l-2 border-line pl-3">
              <span className="font-medium">{comment.learner}:</span> {comment.comment}
              {comment.evidence.length > 0 ? (
                <span className="block text-sm text-muted">Evidence: {comment.evidence.join(', ')}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
