-- Home asks which batches have undecided attempts behind their report: the index answers it alone, with what row-level security asks
-- (of a million attempts 8,500 rows were looked up each time).
drop index batch_attempt_open;
create index batch_attempt_open on batch_attempt (account_id, batch_id) include (client_id)
  where sampled and state in ('in_sample', 'moderating', 'upheld', 'overturned');
