import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { controlLook, Field } from '../Field.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import {
  countriesIn,
  mostExtensionDigits,
  phoneParts,
  phoneProblem,
  storedPhone,
  withTyped,
} from './phone.ts';
import type { PhoneParts, PhoneProblem } from './phone.ts';

export interface PhoneFieldsProps {
  label: string;
  /** International, as it is stored: "+27821234567 ext. 12". */
  value: string;
  /** The number as it would be stored, and whether it is one that can be called, or none. */
  onChange: (value: string, isValid: boolean) => void;
  error?: string | null;
  disabled?: boolean;
}

/** Of a number as it is typed, with its spaces and brackets. */
const mostCharacters = 40;

/** Country with its calling code, number and extension. */
export default function PhoneFields({ label, value, onChange, error, disabled }: PhoneFieldsProps) {
  const { t, i18n } = useLingui();
  const [parts, setParts] = useState<PhoneParts>(() => phoneParts(value));
  const [left, setLeft] = useState(false);
  const countries = useMemo(() => countriesIn(i18n.locale), [i18n.locale]);
  const words: Record<PhoneProblem, string> = {
    'too-short': t`This number is too short for its country.`,
    'too-long': t`This number is too long for its country.`,
    invalid: t`This is no phone number of its country.`,
  };
  const problem = phoneProblem(parts);
  const change = (next: PhoneParts) => {
    setParts(next);
    onChange(storedPhone(next), phoneProblem(next) === null);
  };
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(7.5em,2.5fr)] gap-2 max-mobile:grid-cols-1">
        <Field label={t`Country`} hideLabel>
          {(control) => (
            <CountrySelect
              {...control}
              countries={countries}
              value={parts.country}
              autoComplete="tel-country-code"
              onCountry={(country) => change({ ...parts, country })}
            />
          )}
        </Field>
        <Field
          label={t`Number`}
          hideLabel
          error={error ?? (left && problem ? words[problem] : null)}
          count={{ used: parts.number.length, most: mostCharacters }}
        >
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel-national"
              maxLength={mostCharacters}
              value={parts.number}
              placeholder={t`Number`}
              onChange={(event) => change(withTyped(parts, event.target.value))}
              onBlur={() => {
                setLeft(true);
                // As people of the country write it.
                if (!problem && parts.number.trim()) setParts(phoneParts(storedPhone(parts)));
              }}
              className={controlLook}
            />
          )}
        </Field>
        <Field label={t`Extension`} hideLabel>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="tel-extension"
              maxLength={mostExtensionDigits}
              value={parts.extension}
              placeholder={t`Ext.`}
              onChange={(event) => change({ ...parts, extension: event.target.value.replace(/\D/g, '') })}
              className={controlLook}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
