-- Whether receipts of what was sent are read is asked once for each statement, as every policy asks who is there.
create function tenant_reads_receipts() returns boolean language sql stable parallel safe as
  $$ select current_setting('app.receipts', true) is not distinct from 'on' $$;
alter policy own_seen on inbox_item using (user_id = (select tenant_person())
  or subject_kind = 'distribution' and (select tenant_reads_receipts()));
