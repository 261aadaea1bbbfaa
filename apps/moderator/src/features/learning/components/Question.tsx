import { useId } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AskedQuestion, ShownResponse } from '@moderator/contract/types';

interface QuestionProps {
  question: AskedQuestion;
  number: number;
  response: ShownResponse | null;
  onAnswer: (response: ShownResponse | null) => void;
}

const fieldLook = 'min-h-9 w-full rounded-md border border-line-strong bg-surface px-3';

/** One question with what can be answered, as one group for whoever hears it. */
export function Question({ question, number, response, onAnswer }: QuestionProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium">
        {number}. {question.text}{' '}
        <span className="text-sm font-normal text-muted">
          {question.marks === 1 ? t`1 mark` : t`${question.marks} marks`}
          {question.required ? ` · ${t`has to be answered`}` : ''}
        </span>
      </legend>
      <Answer question={question} response={response} onAnswer={onAnswer} />
    </fieldset>
  );
}

type AnswerProps = Omit<QuestionProps, 'number'>;

function Answer({ question, response, onAnswer }: AnswerProps) {
  const name = useId();
  switch (question.type) {
    case 'multiple_choice':
      return question.options.answers.map(({ colour, text }) => (
        <Choice
          key={colour}
          type="radio"
          name={name}
          label={text ?? colour}
          checked={response?.colour === colour}
          onChange={() => onAnswer({ colour })}
        />
      ));
    case 'multiple_response':
      return question.options.answers.map(({ colour, text }) => {
        const chosen = response?.colours ?? [];
        return (
          <Choice
            key={colour}
            type="checkbox"
            name={name}
            label={text ?? colour}
            checked={chosen.includes(colour)}
            onChange={(checked) =>
              onAnswer({ colours: checked ? [...chosen, colour] : chosen.filter((each) => each !== colour) })
            }
          />
        );
      });
    case 'true_false':
      return [true, false].map((value) => (
        <Choice
          key={String(value)}
          type="radio"
          name={name}
          label={value ? t`True` : t`False`}
          checked={response?.value === value}
          onChange={() => onAnswer({ value })}
        />
      ));
    case 'numeric':
      return (
        <label className="flex items-center gap-3">
          <input
            type="number"
            step="any"
            aria-label={question.text}
            className={`${fieldLook} max-w-48`}
            defaultValue={typeof response?.value === 'number' ? response.value : ''}
            onChange={({ target }) => onAnswer(target.value === '' ? null : { value: target.valueAsNumber })}
          />
          {question.options.unit}
        </label>
      );
    case 'short_text':
      return (
        <input
          type="text"
          aria-label={question.text}
          maxLength={255}
          className={fieldLook}
          value={response?.text ?? ''}
          onChange={({ target }) => onAnswer(target.value === '' ? null : { text: target.value })}
        />
      );
    case 'essay':
      return (
        <textarea
          aria-label={question.text}
          rows={8}
          className={`${fieldLook} py-2`}
          value={response?.text ?? ''}
          onChange={({ target }) =>
            onAnswer(target.value === '' ? null : { text: target.value, fileIds: response?.fileIds ?? [] })
          }
        />
      );
    case 'ordering':
      return <Ordering items={question.options.items} response={response} onAnswer={onAnswer} />;
    case 'matching':
      return question.options.left.map((left) => {
        const pairs = response?.pairs ?? [];
        return (
          <label key={left.name} className="mt-2 flex flex-wrap items-center gap-3">
            <span className="min-w-40 flex-1">{left.text}</span>
            <select
              className={`${fieldLook} max-w-80`}
              value={pairs.find((pair) => pair.left === left.name)?.right ?? ''}
              onChange={({ target }) => {
                const others = pairs.filter((pair) => pair.left !== left.name);
                onAnswer({
                  pairs: target.value === '' ? others : [...others, { left: left.name, right: target.value }],
                });
              }}
            >
              <option value="">–</option>
              {question.options.right.map((right) => (
                <option key={right.name} value={right.name}>
                  {right.text}
                </option>
              ))}
            </select>
          </label>
        );
      });
    default:
      return (
        <p className="text-muted">
          <Trans>Your assessor fills this in while they watch you.</Trans>
        </p>
      );
  }
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Choice = ({ type, name, label, checked, onChange }: ChoiceProps) => (
  <label className="flex min-h-9 items-center gap-3">
    <input
      type={type}
      name={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 shrink-0 accent-(--accent-ink)"
    />
    {label}
  </label>
);

interface OrderingProps extends Pick<AnswerProps, 'response' | 'onAnswer'> {
  items: readonly { name: string; text: string }[];
}

/** Everything has a place to choose: what is chosen for a place is put there, the others close up. */
function Ordering({ items, response, onAnswer }: OrderingProps) {
  const order = response?.order ?? items.map(({ name }) => name);
  const put = (name: string, place: number) => {
    const others = order.filter((each) => each !== name);
    onAnswer({ order: [...others.slice(0, place), name, ...others.slice(place)] });
  };
  return order.map((name, place) => {
    const text = items.find((item) => item.name === name)?.text ?? name;
    return (
      <label key={name} className="mt-2 flex items-center gap-3">
        <select
          aria-label={t`Place of ${text}`}
          className={`${fieldLook} max-w-20`}
          value={place}
          onChange={({ target }) => put(name, Number(target.value))}
        >
          {order.map((each, index) => (
            <option key={each} value={index}>
              {index + 1}
            </option>
          ))}
        </select>
        {text}
      </label>
    );
  });
}
