import { classNames } from '../class-names.ts';
import { controlLook } from '../Field.tsx';
import { Icon } from '../icons.tsx';
import type { Country, CountryCode } from './phone.ts';

interface CountrySelectProps extends React.SelectHTMLAttributes<HTMLSelectElement> {
  countries: readonly Country[];
  value: CountryCode;
  onCountry: (code: CountryCode) => void;
}

/**
 * The browser's own list under a box that shows what is chosen: the box cuts the name of a country where there
 * is no room for it, never its calling code, which a list of the browser would.
 */
export function CountrySelect({ countries, value, onCountry, ...control }: CountrySelectProps) {
  const chosen = countries.find(({ code }) => code === value);
  return (
    <div
      className={classNames(
        controlLook,
        'relative flex items-center gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-disabled:bg-sunken has-disabled:text-muted',
      )}
    >
      <span aria-hidden="true" title={chosen?.name} className="min-w-0 flex-1 truncate">
        {chosen?.name}
      </span>
      <span aria-hidden="true" className="shrink-0" data-numeric="">
        {chosen?.callingCode}
      </span>
      <Icon name="chevronDown" className="-mr-1 size-4! text-muted" />
      <select
        {...control}
        value={value}
        onChange={(event) => onCountry(event.target.value as CountryCode)}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0 disabled:cursor-not-allowed"
      >
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={code}>
            {name} {callingCode}
          </option>
        ))}
      </select>
    </div>
  );
}
