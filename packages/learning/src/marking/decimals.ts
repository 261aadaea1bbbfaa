/** A number as it is written in decimals: digits · 10^-places, without what floating point loses. */
interface Decimal {
  digits: bigint;
  places: number;
}

function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

const magnitude = (digits: bigint): bigint => (digits < 0n ? -digits : digits);

interface Expected {
  value: number;
  tolerance: number;
  toleranceIn: 'absolute' | 'per_cent';
}

/**
 * Whether a number is within the tolerance, bounds included: as the decimals say that somebody reads, so that 0.4 is
 * within 0.1 of 0.3.
 * @example isWithin(0.4, { value: 0.3, tolerance: 0.1, toleranceIn: 'absolute' }) // true
 */
export function isWithin(given: number, { value, tolerance, toleranceIn }: Expected): boolean {
  const [one, other, most] = [decimal(given), decimal(value), decimal(tolerance)];
  const bound =
    toleranceIn === 'absolute'
      ? most
      : { digits: most.digits * magnitude(other.digits), places: most.places + other.places + 2 };
  const places = Math.max(one.places, other.places, bound.places);
  const scaled = (each: Decimal) => each.digits * 10n ** BigInt(places - each.places);
  return magnitude(scaled(one) - scaled(other)) <= scaled(bound);
}

/**
 * To two decimals, halves upwards, as somebody would round what they read.
 * @example toHundredths(1.005) // 1.01
 */
export function toHundredths(value: number): number {
  // What was computed carries an error in its last digits; what was meant has fewer.
  const meant = Number(value.toPrecision(13));
  return Number(`${Math.round(Number(`${meant.toFixed(10)}e2`))}e-2`);
}
