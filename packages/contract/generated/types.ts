// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { ClientsCalls } from './clients/types.ts';
import type { AccountsCalls } from './accounts/types.ts';
import type { SitesCalls } from './sites/types.ts';
import type { UsersCalls } from './users/types.ts';
import type { GroupsCalls } from './groups/types.ts';
import type { CareersCalls } from './careers/types.ts';
import type { RolesCalls } from './roles/types.ts';
import type { LicencesCalls } from './licences/types.ts';
import type { TagsCalls } from './tags/types.ts';
import type { TeamsCalls } from './teams/types.ts';
import type { ContactsCalls } from './contacts/types.ts';
import type { AssessmentsCalls } from './assessments/types.ts';
import type { ContentCalls } from './content/types.ts';
import type { CoursesCalls } from './courses/types.ts';
import type { SchedulesCalls } from './schedules/types.ts';
import type { ClassesCalls } from './classes/types.ts';
import type { ClassroomsCalls } from './classrooms/types.ts';
import type { DistributionsCalls } from './distributions/types.ts';
import type { MarketplaceCalls } from './marketplace/types.ts';
import type { SurveysCalls } from './surveys/types.ts';
import type { ScreeningCalls } from './screening/types.ts';
import type { PeerReviewsCalls } from './peer-reviews/types.ts';
import type { HardwareCalls } from './hardware/types.ts';
import type { PersonalDataCalls } from './personal-data/types.ts';
import type { UploaderCalls } from './uploader/types.ts';
import type { ScormCalls } from './scorm/types.ts';
import type { CountriesCalls } from './countries/types.ts';
import type { EnrollmentsCalls } from './enrollments/types.ts';
import type { CertificatesCalls } from './certificates/types.ts';
import type { FiguresCalls } from './figures/types.ts';
import type { FilesCalls } from './files/types.ts';
import type { HomeCalls } from './home/types.ts';
import type { InboxCalls } from './inbox/types.ts';
import type { AttemptsCalls } from './attempts/types.ts';
import type { BatchesCalls } from './batches/types.ts';
import type { MarkingCalls } from './marking/types.ts';
import type { SamplingPlansCalls } from './sampling-plans/types.ts';
import type { SamplingPoliciesCalls } from './sampling-policies/types.ts';
import type { ModerationReportsCalls } from './moderation-reports/types.ts';
import type { VerificationsCalls } from './verifications/types.ts';
import type { VisitsCalls } from './visits/types.ts';
import type { ReferralsCalls } from './referrals/types.ts';
import type { ReopeningsCalls } from './reopenings/types.ts';
import type { AppealsCalls } from './appeals/types.ts';
import type { CalibrationCalls } from './calibration/types.ts';
import type { DueDaysCalls } from './due-days/types.ts';
import type { ExternalAssessmentsCalls } from './external-assessments/types.ts';
import type { AgreementCalls } from './agreement/types.ts';
import type { AssessorsCalls } from './assessors/types.ts';
import type { IssueReportsCalls } from './issue-reports/types.ts';
import type { ReportsCalls } from './reports/types.ts';

export type * from './shared/types.ts';
export type * from './clients/types.ts';
export type * from './accounts/types.ts';
export type * from './sites/types.ts';
export type * from './users/types.ts';
export type * from './groups/types.ts';
export type * from './careers/types.ts';
export type * from './roles/types.ts';
export type * from './licences/types.ts';
export type * from './tags/types.ts';
export type * from './teams/types.ts';
export type * from './contacts/types.ts';
export type * from './assessments/types.ts';
export type * from './content/types.ts';
export type * from './courses/types.ts';
export type * from './schedules/types.ts';
export type * from './classes/types.ts';
export type * from './classrooms/types.ts';
export type * from './distributions/types.ts';
export type * from './marketplace/types.ts';
export type * from './surveys/types.ts';
export type * from './screening/types.ts';
export type * from './peer-reviews/types.ts';
export type * from './hardware/types.ts';
export type * from './personal-data/types.ts';
export type * from './uploader/types.ts';
export type * from './scorm/types.ts';
export type * from './countries/types.ts';
export type * from './enrollments/types.ts';
export type * from './certificates/types.ts';
export type * from './figures/types.ts';
export type * from './files/types.ts';
export type * from './home/types.ts';
export type * from './inbox/types.ts';
export type * from './attempts/types.ts';
export type * from './batches/types.ts';
export type * from './marking/types.ts';
export type * from './sampling-plans/types.ts';
export type * from './sampling-policies/types.ts';
export type * from './moderation-reports/types.ts';
export type * from './verifications/types.ts';
export type * from './visits/types.ts';
export type * from './referrals/types.ts';
export type * from './reopenings/types.ts';
export type * from './appeals/types.ts';
export type * from './calibration/types.ts';
export type * from './due-days/types.ts';
export type * from './external-assessments/types.ts';
export type * from './agreement/types.ts';
export type * from './assessors/types.ts';
export type * from './issue-reports/types.ts';
export type * from './reports/types.ts';

/** Every call of the platform, as the client offers it. */
export interface Calls
  extends ClientsCalls,
    AccountsCalls,
    SitesCalls,
    UsersCalls,
    GroupsCalls,
    CareersCalls,
    RolesCalls,
    LicencesCalls,
    TagsCalls,
    TeamsCalls,
    ContactsCalls,
    AssessmentsCalls,
    ContentCalls,
    CoursesCalls,
    SchedulesCalls,
    ClassesCalls,
    ClassroomsCalls,
    DistributionsCalls,
    MarketplaceCalls,
    SurveysCalls,
    ScreeningCalls,
    PeerReviewsCalls,
    HardwareCalls,
    PersonalDataCalls,
    UploaderCalls,
    ScormCalls,
    CountriesCalls,
    EnrollmentsCalls,
    CertificatesCalls,
    FiguresCalls,
    FilesCalls,
    HomeCalls,
    InboxCalls,
    AttemptsCalls,
    BatchesCalls,
    MarkingCalls,
    SamplingPlansCalls,
    SamplingPoliciesCalls,
    ModerationReportsCalls,
    VerificationsCalls,
    VisitsCalls,
    ReferralsCalls,
    ReopeningsCalls,
    AppealsCalls,
    CalibrationCalls,
    DueDaysCalls,
    ExternalAssessmentsCalls,
    AgreementCalls,
    AssessorsCalls,
    IssueReportsCalls,
    ReportsCalls {}
