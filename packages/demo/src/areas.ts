import type { Area } from './area.ts';
import { accounts, otherClient } from './data/accounts.ts';
import { afterDecisions } from './data/after-decisions.ts';
import { assessing } from './data/assessing.ts';
import { assessments } from './data/assessments.ts';
import { calibration } from './data/calibration.ts';
import { careers } from './data/careers.ts';
import { courses } from './data/courses.ts';
import { distributions } from './data/distributions.ts';
import { earlierGroups } from './data/earlier-groups.ts';
import { feedback } from './data/feedback.ts';
import { graded } from './data/graded.ts';
import { groups } from './data/groups.ts';
import { hardware } from './data/hardware.ts';
import { imports } from './data/imports.ts';
import { judging } from './data/judging.ts';
import { licences } from './data/licences.ts';
import { marketplace } from './data/marketplace.ts';
import { meetings } from './data/meetings.ts';
import { moderation } from './data/moderation.ts';
import { opinions } from './data/opinions.ts';
import { papers } from './data/papers.ts';
import { people } from './data/people.ts';
import { samplingPlans } from './data/sampling-plans.ts';
import { screening } from './data/screening.ts';
import { tags } from './data/tags.ts';
import { taught } from './data/taught.ts';
import { teaching } from './data/teaching.ts';

/** Everything that the demonstration is made of, in the order in which it is made. */
export const areas: Area[] = [
  accounts,
  otherClient,
  people,
  courses,
  // What is issued looks as they say.
  papers,
  // A batch takes every assessed attempt of its course, so those that stay assessed come after the batches.
  moderation,
  afterDecisions,
  calibration,
  assessing,
  samplingPlans,
  imports,
  graded,
  earlierGroups,
  feedback,
  careers,
  groups,
  tags,
  licences,
  assessments,
  teaching,
  meetings,
  taught,
  distributions,
  judging,
  opinions,
  marketplace,
  screening,
  hardware,
];
