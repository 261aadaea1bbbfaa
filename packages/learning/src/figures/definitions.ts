/** What a figure is counted in: rates are fractions from 0 to 1 with four decimals, times are seconds or whole days. */
export type FigureUnit = 'count' | 'fraction' | 'seconds' | 'days' | 'mean' | 'percent' | 'coefficient';

/** One figure, wherever it is shown. */
export interface FigureDefinition {
  title: string;
  unit: FigureUnit;
  /** How it is computed, in a sentence. */
  formula: string;
}

const count = (title: string, formula: string): FigureDefinition => ({ title, unit: 'count', formula });
const fraction = (title: string, formula: string): FigureDefinition => ({ title, unit: 'fraction', formula });

/**
 * Every figure, once. One that is not here is shown nowhere. Only registrations that count now are counted: what a reset set
 * aside is not. A figure whose denominator is 0 is null. “By the end” means as of the end of the period, or now where that is earlier.
 */
export const figureDefinitions = {
  assigned: count('Assigned', 'Pairs of a person and something that is asked of them by the end, each once.'),
  people: count('People', 'People with at least one registration by the end, each once.'),
  registered: count('Registered', 'Registrations that were made in the period.'),
  started: count('Started', 'Registrations that were opened in the period.'),
  finished: count('Finished', 'Registrations that were finished in the period and are completed or passed.'),
  overdue: count(
    'Overdue',
    'Registrations that were due by the end, are not finished, and whose window is still open.',
  ),
  missed: count('Missed', 'Registrations whose window closed in the period before they were finished.'),
  statuses: count('Statuses', 'Registrations that stand in each of the twelve statuses by the end.'),
  passed: count('Passed', 'Results that were released in the period and are passes.'),
  failed: count('Failed', 'Results that were released in the period and are no passes.'),
  awaitingModeration: count(
    'Awaiting moderation',
    'Registrations whose result waits for moderation by the end; they are in no pass rate.',
  ),
  completionRate: fraction(
    'Completion rate',
    'Registrations finished by the end, of those by the end whose window has opened.',
  ),
  progress: {
    title: 'Progress',
    unit: 'percent',
    formula: 'Mean of what is done of courses that people were registered on by the end, as it stands now.',
  },
  onTimeRate: fraction(
    'On-time rate',
    'Registrations finished no later than they were due, of those that were due in the period.',
  ),
  missedRate: fraction('Missed rate', 'Registrations missed, of those whose window closed in the period.'),
  passRate: fraction(
    'Pass rate',
    'Passes, of all results that were released in the period; what awaits moderation is in neither.',
  ),
  averageScore: {
    title: 'Average score',
    unit: 'mean',
    formula:
      'Mean of the scores released in the period, one a person and thing, with its standard deviation.',
  },
  activePeople: count(
    'Active people',
    'People with at least one act of learning in the period, each once; signing in is none.',
  ),
  participationRate: fraction(
    'Participation rate',
    'Active people among those with a registration open in the period, of all of these.',
  ),
  timeOnTask: {
    title: 'Time on task',
    unit: 'seconds',
    formula: 'Seconds at work, of each session no more than were measured and twelve hours; none in review.',
  },
  sessions: count('Sessions', 'Sessions of learning that were begun in the period.'),
  submissions: count('Submissions', 'Papers that were handed in in the period.'),
  daysToFinish: {
    title: 'Days to finish',
    unit: 'days',
    formula: 'Median of the whole days from registration to finish, of what was finished in the period.',
  },
  fillRate: fraction('Fill rate', 'Places taken, of all places of schedules that say how many they have.'),
  attendanceRate: fraction(
    'Attendance rate',
    'People present or late, of those present, late or absent; who is excused is in neither.',
  ),
  outcomeCoverage: fraction(
    'Outcome coverage',
    'Outcomes with at least one piece of evidence, of all outcomes.',
  ),
  timeToAssess: {
    title: 'Time to assess',
    unit: 'days',
    formula: 'Median of the working days from submission to assessment.',
  },
  timeToModerate: {
    title: 'Time to moderate',
    unit: 'days',
    formula: 'Median of the working days from assessment to decision.',
  },
  agreement: fraction('Agreement', 'Pairs of judgement and blind verdict that agree, of all pairs.'),
  facility: fraction('Facility', 'Mean mark of a question, of its marks.'),
  discrimination: {
    title: 'Discrimination',
    unit: 'coefficient',
    formula: 'Correlation of the marks of a question with the sum of the others, from thirty papers on.',
  },
  responseRate: fraction('Response rate', 'People who answered, of those who were invited.'),
  reviewRate: fraction('Review rate', 'Reviews handed in, of those handed in, waiting, begun and skipped.'),
  conversion: fraction(
    'Conversion',
    'Applications that ever came to a step, of those that ever came to the one before.',
  ),
  creditsUsed: count('Credits used', 'Applications that began a test.'),
  licenceUse: fraction('Licence use', 'Uses or seats taken, of those that were bought.'),
  deviceAvailability: fraction(
    'Availability of devices',
    'Slots of five minutes with a sign of life, of all slots of the opening hours.',
  ),
  deviceBacklog: count('Backlog of devices', 'Results that wait on devices.'),
  equity: fraction('Four-fifths ratio', 'The lowest rate of selection of a group, of the highest.'),
} as const satisfies Record<string, FigureDefinition>;

export type FigureId = keyof typeof figureDefinitions;
