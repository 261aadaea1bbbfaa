-- Somebody who was forgotten may apply again, where the vacancy is open again.
drop index application_once;
create unique index application_once on application (vacancy_id, candidate_id) where state <> 'withdrawn' and forgotten_at is null;
