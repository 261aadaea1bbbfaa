-- Any number of people may begin to mark a submission and give it back; the marks of three at most are ever asked for.
alter table submission_marking drop constraint submission_marking_number_check;
alter table submission_marking add constraint submission_marking_number_check check (number > 0);

-- The paper whose keys and marks count, where these were corrected after it was handed in.
alter table submission add column marked_revision integer;
