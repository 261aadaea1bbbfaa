-- Whoever opens an attempt of a batch is told who stands before and after it in the sample, and where it stands: for that all rows of
-- the batch were read, 2,498 of the largest, of which a quarter is its sample. What row-level security asks is in the index, too.
create index batch_attempt_sampled on batch_attempt (batch_id, position, attempt_id) include (client_id, account_id) where sampled;
