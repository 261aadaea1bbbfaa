-- A list of what is ready, latest assessed first, begins with what has no time of assessment: along the order all that nobody has
-- assessed yet were read for it, 3,900 of 32,593 for a page of a hundred. Those in the states of the list, mostly none, are looked up.
create index attempt_not_assessed on attempt (account_id, stage) where assessed_at is null;
