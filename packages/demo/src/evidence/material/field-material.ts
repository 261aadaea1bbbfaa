/** What a learner can truthfully write about one outcome: things done, things that happened, things learnt. */
export interface OutcomeMaterial {
  /** Short log entries in the past tense. */
  tasks: string[];
  /** Experiences of four to six sentences; {colleague}, {employer}, {weekday} and {count} are filled in. */
  stories: string[];
  /** One or two sentences each on what changed in how the learner works. */
  lessons: string[];
}

/** The words of one field of work. */
export interface FieldMaterial {
  settings: string[];
  colleagues: string[];
  tools: string[];
  /** A figure that this field counts every week, for the chart of a portfolio. */
  measure: { title: string; unit: string; low: number; high: number };
  /** By outcome code. */
  outcomes: Record<string, OutcomeMaterial>;
}
