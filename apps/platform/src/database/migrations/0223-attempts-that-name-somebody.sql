-- Home and lists of batches say what of each sample waits for whoever asks. For that they read every attempt of these samples to
-- see whether it names the person: of eleven open batches 1,821 rows of a kilobyte each, 7.7 ms, and more with each batch. Which
-- attempts name somebody is asked of the database once now, and of the samples only the narrow rows of the batch are read: 2.4 ms.
-- Few attempts have been moderated before, so what is indexed of these people is short.
create index attempt_moderated_before on attempt using gin ((earlier_moderator_ids || interim_moderator_ids || twice_referred_by))
  where earlier_moderator_ids || interim_moderator_ids || twice_referred_by <> '{}';

-- Comparing lists is not leakproof, so under row security no index would answer: as attempts_found (0024), this runs as the owner,
-- asks for the tenant itself and gives ids. An attempt that was superseded is looked at by whoever asks, as is who assessed it.
create function attempts_naming(person uuid) returns setof uuid
language plpgsql stable security definer rows 20 set search_path = pg_catalog, public, pg_temp as $$
declare
  client uuid := tenant_client();
  accounts uuid[] := coalesce(tenant_accounts(), '{}') || tenant_account();
  sees_all boolean := tenant_sees_all();
begin
  return query select id from attempt
    where learner_id = person and client_id = client and (sees_all or account_id = any(accounts));
  return query select id from attempt
    where facilitator_id = person and stage = 'moderated' and superseded_at is null
      and client_id = client and (sees_all or account_id = any(accounts));
  return query select id from attempt
    where earlier_moderator_ids || interim_moderator_ids || twice_referred_by @> array[person]
      and earlier_moderator_ids || interim_moderator_ids || twice_referred_by <> '{}'
      and client_id = client and (sees_all or account_id = any(accounts));
end $$;
revoke execute on function attempts_naming from public;
grant execute on function attempts_naming to moderator_application;
