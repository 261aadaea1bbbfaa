/** The first character as people see it: an emoji or an accented letter may be several of the computer's. */
const firstOf = (name: string): string => [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? '';

/** What stands in the round sign of a person or an account. */
export const initialsOf = (...names: string[]): string => names.map(firstOf).join('').toLocaleUpperCase();
