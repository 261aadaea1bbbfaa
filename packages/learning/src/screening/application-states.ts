import type { ApplicationState } from '@moderator/contract/options';

/** Who moves an application: whoever made it, somebody who manages, or the platform where a test or time says it. */
export type Mover = 'candidate' | 'manager' | 'platform';

type Moves = Partial<Record<ApplicationState, Mover>>;

/** Who looks for people decides; nothing that turns somebody down is done by figures. Whoever applied may leave until they are hired. */
const moves: Readonly<Record<ApplicationState, Moves>> = {
  applied: { testing: 'platform', withdrawn: 'candidate', rejected: 'manager' },
  testing: { tested: 'platform', withdrawn: 'candidate', expired: 'platform' },
  tested: { shortlisted: 'manager', rejected: 'manager', on_hold: 'manager', withdrawn: 'candidate' },
  on_hold: { shortlisted: 'manager', rejected: 'manager', withdrawn: 'candidate' },
  shortlisted: {
    interviewed: 'manager',
    offered: 'manager',
    rejected: 'manager',
    on_hold: 'manager',
    withdrawn: 'candidate',
  },
  interviewed: { offered: 'manager', rejected: 'manager', withdrawn: 'candidate' },
  offered: { hired: 'manager', declined: 'candidate', rejected: 'manager' },
  // After representations of whoever was turned down.
  rejected: { tested: 'manager', shortlisted: 'manager' },
  hired: {},
  declined: {},
  withdrawn: {},
  expired: {},
};

/**
 * Whether somebody moves an application from one state to another.
 * @example mayMove('manager', 'tested', 'shortlisted') // true
 */
export const mayMove = (mover: Mover, from: ApplicationState, to: ApplicationState): boolean =>
  moves[from][to] === mover;

/** The states that somebody moves an application to from where it is. */
export const movesOf = (mover: Mover, from: ApplicationState): ApplicationState[] =>
  (Object.keys(moves[from]) as ApplicationState[]).filter((to) => moves[from][to] === mover);

/**
 * Where whoever made an application leaves it to: they withdraw it, or decline what they are offered.
 * @returns undefined where there is nothing to leave
 */
export const leavingOf = (from: ApplicationState): ApplicationState | undefined =>
  movesOf('candidate', from)[0];
