-- How many files there are and what they take, by person and by account (whose row has no owner), kept up with what is stored and
-- removed: quotas are asked at every upload. The rows are locked until the upload commits, so that two at once cannot pass by
-- them; the account's comes last, and is held for the least time.
create table file_sum (
  client_id uuid not null,
  account_id uuid not null,
  owner_id uuid not null,
  files bigint not null,
  bytes bigint not null,
  primary key (account_id, owner_id)
);
select protect_tenant_table('file_sum');
revoke insert, update, delete on file_sum from moderator_application;

create function sum_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare sums record;
begin
  for sums in
    select client_id, account_id, owner, sum(change * files) as files, sum(change * bytes) as bytes from (
      select client_id, account_id, owner_id, 1 as change, count(*) as files, sum(size) as bytes from new_rows group by 1, 2, 3
    ) each_one, lateral (values (owner_id, 1), ('00000000-0000-0000-0000-000000000000'::uuid, 2)) of (owner, place)
    group by client_id, account_id, owner, place order by account_id, place, owner
  loop
    insert into file_sum as s values (sums.client_id, sums.account_id, sums.owner, sums.files, sums.bytes)
    on conflict (account_id, owner_id) do update set files = s.files + excluded.files, bytes = s.bytes + excluded.bytes;
  end loop;
  return null;
end $$;
create function sum_files_less() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update file_sum s set files = s.files - gone.files, bytes = s.bytes - gone.bytes
  from (select account_id, owner_id, count(*) as files, sum(size) as bytes from old_rows group by 1, 2) gone
  where s.account_id = gone.account_id and s.owner_id = gone.owner_id;
  update file_sum s set files = s.files - gone.files, bytes = s.bytes - gone.bytes
  from (select account_id, count(*) as files, sum(size) as bytes from old_rows group by 1) gone
  where s.account_id = gone.account_id and s.owner_id = '00000000-0000-0000-0000-000000000000';
  return null;
end $$;

-- Nothing is stored between what is summed up here and what the triggers see.
lock table stored_file in share row exclusive mode;
insert into file_sum
  select client_id, account_id, owner_id, count(*), sum(size) from stored_file group by 1, 2, 3
  union all
  select client_id, account_id, '00000000-0000-0000-0000-000000000000', count(*), sum(size) from stored_file group by 1, 2;
create trigger sum_of_new after insert on stored_file referencing new table as new_rows
  for each statement execute function sum_files();
create trigger sum_of_gone after delete on stored_file referencing old table as old_rows
  for each statement execute function sum_files_less();
