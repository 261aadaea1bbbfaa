/* Whether a transaction reads who opened what an account sent. */
create function reads_receipts() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.receipts', true), '') = 'on' $$;
alter policy own_seen on inbox_item using (user_id = (select tenant_person())
  or subject_kind = 'distribution' and (select reads_receipts()));
