-- Who took a use of a purchase since a day, which its report forecasts from: it was looked for among all registrations of the account.
create index registration_use on registration (licence_engagement_id, registered_at) where licence_engagement_id is not null;
create index course_progress_use on course_progress (licence_engagement_id, registered_at) where licence_engagement_id is not null;
create index application_use on application (licence_engagement_id, applied_at) where licence_engagement_id is not null;
