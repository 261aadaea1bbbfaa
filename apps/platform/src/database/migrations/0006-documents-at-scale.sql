-- What a million documents of one kind ask of the database: words to search by, counts that are kept,
-- and what each kind is (written at every start from the contract's resources, see document-kinds.ts).
create table document_kind (
  kind text primary key,
  -- 'platform': administrators see all of them; 'account': each belongs to one account.
  tenancy text not null check (tenancy in ('platform', 'account')),
  searched text[] not null,
  sorts text[] not null default '{}',
  filters text[] not null default '{}',
  listed text[] not null default '{}'
);
grant select on document_kind to moderator_application;

-- Lower case without marks, so that "Désirée" is found by "desiree".
create function plain_text(text) returns text language sql immutable parallel safe as $$
  select case when $1 ~ '[^\x01-\x7f]'
    then regexp_replace(normalize(lower(translate($1, E'\t\n\r', '   ')), NFD), '[\u0300-\u036f]', '', 'g')
    else lower(translate($1, E'\t\n\r', '   ')) end
$$;
-- Words as they were typed, and their parts: "thandi.nkosi" is found by "nkosi", an e-mail address by its name.
create function search_words(text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct left(word, 64) collate "C" from unnest(
      string_to_array(plain_text($1), ' ')
      || string_to_array(translate(regexp_replace(plain_text($1), '@\S*', '', 'g'), '.-_/+''(),:#', '           '), ' ')
    ) word where word <> '' order by 1)
$$;

-- Words and, as "field:value", the values of lists such as the groups of a person. It holds ids alone and is
-- always joined to the documents themselves.
create table document_word (
  kind text not null,
  tenant_id uuid not null,
  word text collate "C" not null,
  id uuid not null,
  primary key (kind, tenant_id, word, id)
);
alter table document_word enable row level security;
create policy tenant on document_word using (tenant_id = '00000000-0000-0000-0000-000000000000' or tenant_sees(tenant_id));
grant select on document_word to moderator_application;

-- What lists are sorted and filtered by, in columns of their own: row-level security lets an index be used
-- only through operators that are known to tell nothing, which those of JSON are not.
alter table document
  add column sort_1 text, add column sort_2 text, add column sort_3 text, add column sort_4 text,
  add column where_1 text, add column where_2 text, add column where_3 text, add column where_4 text;
-- A number as text that is ordered as numbers are.
create function sortable(value jsonb) returns text language sql immutable parallel safe as $$
  select case jsonb_typeof(value) when 'number'
    then to_char(value::text::numeric + 1000000000000000, 'FM0000000000000000.000') else coalesce(value #>> '{}', '') end
$$;

-- The words of names that exist, to find what a mistyped one may have meant. Several times the same does no harm.
create table search_vocabulary (kind text not null, word text collate "C" not null);
create index search_vocabulary_word on search_vocabulary (kind, word);
create index search_vocabulary_similar on search_vocabulary using gin (word gin_trgm_ops);
grant select on search_vocabulary to moderator_application;

-- Counts as sums of changes: writers only add rows, so none waits for another; readers fold them together.
create table document_tally (
  kind text not null,
  client_id uuid not null,
  account_id uuid,
  site_id uuid,
  role text,
  change bigint not null
);
create index document_tally_of on document_tally (kind, account_id);

-- Administrators see clients and accounts of the whole platform, everything else of their own client.
create function tenant_row(kind text, client uuid, account uuid) returns boolean language sql stable parallel safe as $$
  select (client = tenant_client() and tenant_sees(account))
    or (kind in ('clients', 'accounts') and current_setting('app.operator', true) = 'on')
$$;
drop policy tenant on document;
create policy tenant on document using (tenant_row(kind, client_id, account_id));
drop policy tenant on document_history;
create policy tenant on document_history using (tenant_row(kind, client_id, account_id));
alter table document_tally enable row level security;
create policy tenant on document_tally using (tenant_row(kind, client_id, account_id));
grant select, insert, update, delete on document_tally to moderator_application;

create function tenant_of(kind document_kind, client uuid, account uuid) returns uuid language sql immutable as $$
  select case when kind.tenancy = 'platform' then '00000000-0000-0000-0000-000000000000' else coalesce(account, client) end
$$;

create function fill_document() returns trigger language plpgsql as $$
declare k document_kind; field text;
begin
  select * into k from document_kind where kind = new.kind;
  new.search := ' ' || array_to_string(search_words(
    coalesce((select string_agg(new.body ->> name, ' ') from unnest(k.searched) name), '')), ' ');
  -- Lists that are filtered by: each value is found like a word.
  foreach field in array coalesce(k.listed, '{}') loop
    if jsonb_typeof(new.body -> field) = 'array' then
      new.search := new.search || coalesce((
        select string_agg(distinct ' ' || lower(field) || ':' || value, '') from jsonb_array_elements_text(new.body -> field) value), '');
    end if;
  end loop;
  new.site_id := case when new.kind = 'sites' then new.id else (new.body ->> 'siteId')::uuid end;
  new.sort_1 := sortable(new.body -> k.sorts[1]);
  new.sort_2 := sortable(new.body -> k.sorts[2]);
  new.sort_3 := sortable(new.body -> k.sorts[3]);
  new.sort_4 := sortable(new.body -> k.sorts[4]);
  new.where_1 := new.body ->> k.filters[1];
  new.where_2 := new.body ->> k.filters[2];
  new.where_3 := new.body ->> k.filters[3];
  new.where_4 := new.body ->> k.filters[4];
  return new;
end $$;
create trigger fill_document before insert or update of body on document for each row execute function fill_document();

create function words_of_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from document_word w using old_rows o join new_rows n using (kind, id) join document_kind k using (kind),
      unnest(string_to_array(ltrim(o.search), ' ')) as split (word)
    where (o.search, o.deleted_at is null) is distinct from (n.search, n.deleted_at is null)
      and w.kind = o.kind and w.tenant_id = tenant_of(k, o.client_id, o.account_id) and w.word = split.word and w.id = o.id;
    insert into document_word (kind, tenant_id, word, id)
    select n.kind, tenant_of(k, n.client_id, n.account_id), split.word, n.id
    from old_rows o join new_rows n using (kind, id) join document_kind k using (kind),
      unnest(string_to_array(ltrim(n.search), ' ')) as split (word)
    where n.deleted_at is null and split.word <> ''
      and (o.search, o.deleted_at is null) is distinct from (n.search, n.deleted_at is null);
  else
    insert into document_word (kind, tenant_id, word, id)
    select n.kind, tenant_of(k, n.client_id, n.account_id), split.word, n.id
    from new_rows n join document_kind k using (kind), unnest(string_to_array(ltrim(n.search), ' ')) as split (word)
    where n.deleted_at is null and split.word <> '';
  end if;
  insert into search_vocabulary (kind, word)
  select distinct n.kind, split.word from new_rows n, unnest(string_to_array(ltrim(n.search), ' ')) as split (word)
  where split.word ~ '^[[:alpha:]]{3,40}$'
    and not exists (select from search_vocabulary v where v.kind = n.kind and v.word = split.word collate "C");
  return null;
end $$;
create trigger words_of_new after insert on document referencing new table as new_rows
  for each statement execute function words_of_documents();
create trigger words_of_changed after update on document referencing old table as old_rows new table as new_rows
  for each statement execute function words_of_documents();

-- Of people it is counted as well who learns, who assesses and so on, at which site.
create function tally_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into document_tally (kind, client_id, account_id, site_id, role, change)
    select kind, client_id, account_id, site_id, role, count(*) from (
      select kind, client_id, account_id, site_id, null as role from new_rows where deleted_at is null
      union all
      select kind, client_id, account_id, site_id, jsonb_array_elements_text(body -> 'roles') from new_rows
      where kind = 'users' and deleted_at is null
    ) each_one group by kind, client_id, account_id, site_id, role;
  else
    insert into document_tally (kind, client_id, account_id, site_id, role, change)
    select kind, client_id, account_id, site_id, role, sum(change) from (
      select n.kind, n.client_id, n.account_id, n.site_id, role, 1 as change
      from old_rows o join new_rows n using (kind, id)
      cross join lateral (select null as role union all select jsonb_array_elements_text(n.body -> 'roles') where n.kind = 'users') r
      where n.deleted_at is null and (o.deleted_at, o.site_id, o.body -> 'roles') is distinct from (n.deleted_at, n.site_id, n.body -> 'roles')
      union all
      select o.kind, o.client_id, o.account_id, o.site_id, role, -1
      from old_rows o join new_rows n using (kind, id)
      cross join lateral (select null as role union all select jsonb_array_elements_text(o.body -> 'roles') where o.kind = 'users') r
      where o.deleted_at is null and (o.deleted_at, o.site_id, o.body -> 'roles') is distinct from (n.deleted_at, n.site_id, n.body -> 'roles')
    ) each_one group by kind, client_id, account_id, site_id, role having sum(change) <> 0;
  end if;
  return null;
end $$;
insert into document_tally (kind, client_id, account_id, site_id, role, change)
select kind, client_id, account_id, site_id, role, count(*) from (
  select kind, client_id, account_id, site_id, null as role from document where deleted_at is null
  union all
  select kind, client_id, account_id, site_id, jsonb_array_elements_text(body -> 'roles') from document
  where kind = 'users' and deleted_at is null
) each_one group by kind, client_id, account_id, site_id, role;
create trigger tally_of_new after insert on document referencing new table as new_rows
  for each statement execute function tally_documents();
create trigger tally_of_changed after update on document referencing old table as old_rows new table as new_rows
  for each statement execute function tally_documents();

-- Found by the words above from here on; sorted by the indexes that are made for each kind.
drop index document_search;
drop index user_surname;

-- What a user is enrolled in or assigned to. Ended ones are kept: the row says who began and who ended it.
create table enrollment (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('roles', 'careers', 'sites')),
  target_id uuid not null,
  assigned_at timestamptz not null default now(),
  assigned_by uuid,
  ended_at timestamptz,
  ended_by uuid
);
create unique index enrollment_open on enrollment (user_id, kind, target_id) where ended_at is null;
create index enrollment_target on enrollment (kind, target_id, user_id) where ended_at is null;
select protect_tenant_table('enrollment');
revoke delete on enrollment from moderator_application;

-- The tags of things, whatever their kind.
create table tagged (
  kind text not null,
  id uuid not null,
  value_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  tagged_at timestamptz not null default now(),
  tagged_by uuid,
  primary key (kind, id, value_id)
);
create index tagged_value on tagged (value_id);
select protect_tenant_table('tagged');

-- Requests of the present minute, by user and by account. Lost in a crash, which is no loss.
create unlogged table request_count (
  subject uuid not null,
  minute bigint not null,
  requests integer not null,
  primary key (subject, minute)
);

-- Clients are documents as well: those that so far were known by their accounts alone.
insert into document (kind, id, client_id, body)
select distinct 'clients', client_id, client_id, '{"name": "Training provider", "languages": [], "state": "active"}'::jsonb
from document where kind = 'accounts';
