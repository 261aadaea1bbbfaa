import { accounts } from '../areas/accounts/accounts.fixture.ts';
import { assessors } from '../areas/assessors/assessors.fixture.ts';
import { careers } from '../areas/careers/careers.fixture.ts';
import { certificates } from '../areas/certificates/certificates.fixture.ts';
import { classes } from '../areas/classes/classes.fixture.ts';
import { classrooms } from '../areas/classrooms/classrooms.fixture.ts';
import { clients } from '../areas/clients/clients.fixture.ts';
import { content } from '../areas/content/content.fixture.ts';
import { countries } from '../areas/countries/countries.fixture.ts';
import { courses } from '../areas/courses/courses.fixture.ts';
import { distributions } from '../areas/distributions/distributions.fixture.ts';
import { files } from '../areas/files/files.fixture.ts';
import { groups } from '../areas/groups/groups.fixture.ts';
import { hardware } from '../areas/hardware/hardware.fixture.ts';
import { reports } from '../areas/reports/reports.fixture.ts';
import { inbox } from '../areas/inbox/inbox.fixture.ts';
import { issueReports } from '../areas/issue-reports/issue-reports.fixture.ts';
import { licences } from '../areas/licences/licences.fixture.ts';
import { marketplace } from '../areas/marketplace/marketplace.fixture.ts';
import { marking } from '../areas/marking/marking.fixture.ts';
import { moderation } from '../areas/attempts/moderation.fixture.ts';
import { samplingPlans } from '../areas/sampling-plans/sampling-plans.fixture.ts';
import { dueDays } from '../areas/due-days/due-days.fixture.ts';
import { appeals } from '../areas/appeals/appeals.fixture.ts';
import { calibration } from '../areas/calibration/calibration.fixture.ts';
import { reopenings } from '../areas/reopenings/reopenings.fixture.ts';
import { samplingPolicies } from '../areas/sampling-policies/sampling-policies.fixture.ts';
import { schedules } from '../areas/schedules/schedules.fixture.ts';
import { scorm } from '../areas/scorm/scorm.fixture.ts';
import { peerReviews } from '../areas/peer-reviews/peer-reviews.fixture.ts';
import { surveys } from '../areas/surveys/surveys.fixture.ts';
import { screening } from '../areas/screening/screening.fixture.ts';
import { tags } from '../areas/tags/tags.fixture.ts';
import { uploader } from '../areas/uploader/uploader.fixture.ts';
import { userUploads } from '../areas/user-uploads/user-uploads.fixture.ts';
import { users } from '../areas/users/users.fixture.ts';
import { visits } from '../areas/visits/visits.fixture.ts';
import type { Fixture } from './fixture.ts';

/** What every area gives; an attempt decides on the learner and the course, so moderation comes before them. */
export const fixtures: Fixture[] = [
  clients,
  accounts,
  countries,
  moderation,
  assessors,
  careers,
  certificates,
  classes,
  classrooms,
  content,
  courses,
  distributions,
  files,
  groups,
  hardware,
  reports,
  inbox,
  issueReports,
  licences,
  marketplace,
  marking,
  reopenings,
  appeals,
  calibration,
  samplingPlans,
  samplingPolicies,
  dueDays,
  schedules,
  scorm,
  peerReviews,
  surveys,
  screening,
  tags,
  uploader,
  userUploads,
  users,
  visits,
];
