/** What a document is known by. */
export interface About {
  title: string;
  author: string;
  at: Date;
  /** Stands at the top of every page, left and right. */
  running: readonly [left: string, right: string];
  /** What has to be known of it on every page; nothing where it stands. */
  stamp?: string | undefined;
}

/**
 * A document of A4 pages that is written from top to bottom, with its title and page number on every page: as PDF or for Word.
 */
export interface Paper {
  title(text: string, below: string): void;
  /** @param height what has to stand on one page with it, in points; a few lines unless it says */
  heading(text: string, height?: number): void;
  subheading(text: string, beside?: string): void;
  paragraph(text: string): void;
  small(text: string): void;
  /** Labels and what they are about, in two columns. */
  facts(rows: readonly (readonly [label: string, value: string])[]): void;
  /** A chart with the words that stand for it; its table comes behind it, and stands alone where nothing can be drawn. */
  bars(bars: Bars): void;
  table(table: Table): void;
  signature(text: string): void;
  /** Ends the document and gives its bytes. */
  done(): Promise<Buffer>;
}

/** Begins a document; what writes it may have to be read first. */
export type OpenPaper = (about: About) => Paper | Promise<Paper>;

export type Tone = 'dark' | 'middle' | 'light';

/** One bar, of parts behind each other. */
export interface BarRow {
  label: string;
  parts: readonly { tone: Tone; value: number }[];
  /** Its numbers, beside it. */
  words: string;
}

/** Bars of one scale. */
export interface Bars {
  title: string;
  /** What is said to whoever does not see it. */
  alt: string;
  legend: readonly { tone: Tone; words: string }[];
  rows: readonly BarRow[];
}

/** A row; one cell fewer than columns means that the last cell goes on to the end of the row. */
export interface Row {
  cells: readonly string[];
  /** What the row belongs to: stands in the first cell, and again where the row begins a page. */
  group?: string;
}

/** A table whose head, and the group of its rows, stand again on every page that it goes on to. */
export interface Table {
  columns: readonly { head: string; width: number }[];
  rows: readonly Row[];
  /** Without a head and with bold labels in the first column. */
  isPlain?: boolean;
}
