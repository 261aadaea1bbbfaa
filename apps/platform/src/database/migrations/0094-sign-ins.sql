-- What people sign in with follows who they are: whoever is made, changed, switched off, deleted or brought back by somebody
-- leaves a job in the same transaction, however it came: one by one, by upload, by a change of many. What the demonstration and
-- imports store has no author, and signs nobody in.
create function sign_in_follows() returns trigger language plpgsql as $$
declare
  before jsonb;
begin
  select body into before from document_history
    where kind = new.kind and id = new.id and version = new.version - 1;
  -- Who had no address and has none signs in nowhere.
  if before is null and new.body ->> 'email' is null then
    return null;
  end if;
  if before is null or new.action in ('delete', 'restore')
    or (before ->> 'username', before ->> 'name', before ->> 'surname', before ->> 'email', before ->> 'state', before ->> 'accountId')
      is distinct from (new.body ->> 'username', new.body ->> 'name', new.body ->> 'surname', new.body ->> 'email',
        new.body ->> 'state', new.body ->> 'accountId') then
    insert into job (kind, payload, client_id, account_id)
      values ('keep-sign-in', jsonb_build_object('userId', new.id), new.client_id, new.account_id);
  end if;
  return null;
end $$;
create trigger sign_in_follows after insert on document_history
  for each row when (new.kind = 'users' and new.author_id is not null) execute function sign_in_follows();
