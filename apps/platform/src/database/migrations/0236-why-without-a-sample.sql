-- Who endorses a batch of which nothing was sampled says why, whichever way they sign; a room keeps it in its report.
alter table verification add column no_sample_reason text;
grant update (no_sample_reason) on verification to moderator_application;
