import { LevelChoices } from './LevelChoices.tsx';
import { MarkField } from './MarkField.tsx';
import { TwoChoices } from './TwoChoices.tsx';
import type { ResultFieldsProps } from './result-fields.ts';

/** Where a result is given, in the words of its scale. */
export function ResultFields({ scale, ...props }: ResultFieldsProps) {
  switch (scale.kind) {
    case 'two_results':
      return <TwoChoices {...props} />;
    case 'levels':
      return <LevelChoices scale={scale} {...props} />;
    case 'marks':
      return <MarkField scale={scale} {...props} />;
  }
}
