import type { CsvRow } from './csv-file.ts';
import { ImportError } from './import-error.ts';
import { RowRefused } from './refusals.ts';
import { existing } from '../kernel/existing.ts';

/** A text such as "{code_module} {code_presentation}", ready to be filled from rows of one file. */
export interface Template {
  /** The columns it looks at, for the report. */
  columns: string;
  /** The filled text, or undefined when one of its columns has no value in this row. */
  fill(row: CsvRow, derived?: Derived): string | undefined;
  /** The filled text. @throws RowRefused when a column has no value */
  require(row: CsvRow, derived?: Derived): string;
}

/** Values that are not in the row: written as {@name}. */
export type Derived = Readonly<Record<string, string | undefined>>;

const placeholder = /\{([^{}]+)\}/;

/** The columns and derived values that a template names. */
export const namesIn = (text: string): string[] =>
  text.split(placeholder).filter((_, index) => index % 2 === 1);

/** Makes templates for one file; every mistake names the place in the mapping. */
export function templatesFor(file: string, header: readonly string[], missing: ReadonlySet<string>) {
  return function template(text: string, place: string, longest = 255): Template {
    const parts = text.split(placeholder);
    const names = namesIn(text).filter((name) => !name.startsWith('@'));
    const unknown = names.find((name) => !header.includes(name));
    if (unknown)
      throw new ImportError(
        `The mapping names the column "${unknown}" at ${place}, but ${file} has only: ${header.join(', ')}.`,
      );
    // Every other part stands between braces and names a column.
    const pieces = parts.map((part, index) => ({
      part,
      isNamed: index % 2 === 1,
      column: index % 2 === 1 ? header.indexOf(part) : -1,
    }));
    const columns = names.join(' + ');

    const cellIn = (row: CsvRow, column: number): string =>
      existing(row.values[column], `column ${column} in line ${row.line}`).trim();

    const valueOf = (
      { part, isNamed, column }: (typeof pieces)[number],
      row: CsvRow,
      derived: Derived,
    ): string | undefined => {
      if (!isNamed) return part;
      if (part.startsWith('@')) return derived[part.slice(1)];
      const value = cellIn(row, column);
      return missing.has(value) ? undefined : value;
    };

    const fill = (row: CsvRow, derived: Derived = {}): string | undefined => {
      let filled = '';
      for (const piece of pieces) {
        const value = valueOf(piece, row, derived);
        if (value === undefined) return undefined;
        filled += value;
      }
      // A value may break its line or be padded; names and sentences do not.
      if (/\s\s|[^\S ]/.test(filled)) filled = filled.replace(/\s+/g, ' ');
      filled = filled.trim();
      if (filled.length > longest) throw new RowRefused(columns, filled, `longer than ${longest} characters`);
      return filled === '' ? undefined : filled;
    };

    return {
      columns,
      fill,
      require(row, derived) {
        const filled = fill(row, derived);
        if (filled !== undefined) return filled;
        const empty = names.find((name) => missing.has(cellIn(row, header.indexOf(name))));
        throw new RowRefused(empty ?? columns, '', 'no value');
      },
    };
  };
}

export type TemplateMaker = ReturnType<typeof templatesFor>;
