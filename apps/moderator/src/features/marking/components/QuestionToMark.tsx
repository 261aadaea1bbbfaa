import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GivenMarks, MarkingWork } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { Badge } from '@/ui/Badge.tsx';
import { classNames } from '@/ui/class-names.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { isMarked } from '../use-marks.ts';
import type { WorkQuestion } from '../use-marks.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import { MarkFields } from './MarkFields.tsx';

interface QuestionToMarkProps {
  question: WorkQuestion;
  said: GivenMarks | undefined;
  /** What two others said who differ. */
  others: MarkingWork['others'];
  disabled: boolean;
  onSay: (part: Partial<GivenMarks>) => void;
}

/** One answer beside what is right, and below both what somebody says of it. */
export function QuestionToMark({ question, said, others, disabled, onSay }: QuestionToMarkProps) {
  const headingId = useId();
  const { position, text, byHand, most, got, items, rubric } = question;
  const shown = formatNumber(most);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pt-4">
        <h2 id={headingId} className="min-w-0 flex-1 text-base font-medium">
          {position}. {text}
        </h2>
        <span data-numeric className="text-muted">
          {byHand || got === null
            ? most === 1
              ? t`1 mark`
              : t`${shown} marks`
            : t`${formatNumber(got)} of ${shown}`}
        </span>
      </header>
      {items.length > 0 ? null : (
        <div className="grid gap-x-8 gap-y-4 px-5 pt-4 pb-5 tablet:grid-cols-2">
          <Words
            title={t`Answer`}
            text={question.answer}
            empty={t`Not answered`}
            className={rubric.length > 0 ? 'col-span-full max-w-[46rem]' : ''}
          >
            <WordCount question={question} />
            <AnswerFiles fileIds={question.fileIds} />
          </Words>
          {/* What a rubric asks for stands in its criteria. */}
          {rubric.length > 0 ? null : (
            <Words
              title={t`What is right`}
              text={question.expected}
              empty={t`No key was written down`}
              className="text-muted"
            />
          )}
        </div>
      )}
      {byHand ? (
        <div className={classNames('space-y-4 px-5 py-4', items.length === 0 && 'border-t border-line')}>
          {others.map(({ marker, marks }, place) => (
            <p key={marker.id} className="text-sm text-muted">
              <Trans>Marker {place + 1} says:</Trans>{' '}
              {marks.find(({ questionId }) => questionId === question.id)?.feedback}
            </p>
          ))}
          <MarkFields question={question} said={said} disabled={disabled} onSay={onSay} />
          <TextArea
            label={t`What the learner is told`}
            required
            rows={2}
            disabled={disabled}
            value={said?.feedback ?? ''}
            onChange={(feedback) => onSay({ feedback })}
          />
          {isMarked(question, said) ? (
            <Badge tone="good" shape="tick">
              <Trans>Marked</Trans>
            </Badge>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

interface WordsProps {
  title: string;
  text: string;
  empty: string;
  className: string;
  children?: ReactNode;
}

const Words = ({ title, text, empty, className, children }: WordsProps) => (
  <div className={classNames('min-w-0', className)}>
    <h3 className="text-sm font-medium text-muted">{title}</h3>
    <p className={classNames('mt-1 break-words whitespace-pre-wrap', text === '' && 'text-muted')}>
      {text || empty}
    </p>
    {children}
  </div>
);

/** How long a text is, beside how long it was to be. */
function WordCount({ question: { type, answer, leastWords, mostWords } }: { question: WorkQuestion }) {
  if (type !== 'essay' || answer === '') return null;
  const words = answer.trim().split(/\s+/).length;
  const isOutside = (leastWords !== null && words < leastWords) || (mostWords !== null && words > mostWords);
  const bounds =
    leastWords !== null && mostWords !== null
      ? t`${words} words; ${leastWords} to ${mostWords} were asked`
      : leastWords !== null
        ? t`${words} words; at least ${leastWords} were asked`
        : mostWords !== null
          ? t`${words} words; at most ${mostWords} were asked`
          : t`${words} words`;
  return <p className={`mt-2 text-sm ${isOutside ? 'text-warn' : 'text-muted'}`}>{bounds}</p>;
}
