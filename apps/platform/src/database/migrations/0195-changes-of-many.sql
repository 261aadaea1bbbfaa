-- What a trigger asks is planned when a connection asks it first, by how many rows were changed then, and kept. After one decision,
-- to pair 2,498 changed attempts with what they were took 22 s: each was compared with each. So rows before and after are paired by
-- a full join, for which PostgreSQL only sorts or hashes, whatever it expects and is told; `offset 0` keeps what is asked of the pairs
-- from making another join of it. Rows of tables are looked up by their index alone: a plan for very many reads a table whole, which took
-- 40 ms for the one row of the next decision (`enable_…`).

create or replace function events_of_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed attempt[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n) into changed from new_rows n;
  else
    select array_agg(n) into changed from new_rows n full join old_rows o using (id) where n is distinct from o;
  end if;
  if cardinality(changed) > many_changes() then
    insert into event (client_id, account_id, site_id, type, subject_kind)
    select distinct client_id, account_id, site_id, 'attempt.changed', 'attempt' from unnest(changed);
  else
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, site_id, 'attempt.changed', 'attempt', id, version from unnest(changed);
  end if;
  return null;
end $$;

create or replace function state_in_batch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'attempt' then
    update batch_attempt ba set state = n.state, assessor_id = n.assessor_id,
      assessor_name = case when n.assessor_id is null then n.assessor_name end, is_superseded = n.superseded_at is not null
    from (
      select n.id, n.state, n.assessor_id, n.assessor_name, n.superseded_at from new_rows n full join old_rows o using (id)
      where (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
        is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at) offset 0) n
    where ba.attempt_id = n.id;
  else
    update batch_attempt ba set state = a.state, assessor_id = a.assessor_id,
      assessor_name = case when a.assessor_id is null then a.assessor_name end, is_superseded = a.superseded_at is not null
    from new_rows n join attempt a on a.id = n.attempt_id
    where ba.batch_id = n.batch_id and ba.attempt_id = n.attempt_id
      and (n.state, n.assessor_id, n.assessor_name, n.is_superseded) is distinct from
        (a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end, a.superseded_at is not null);
  end if;
  return null;
end $$;

create or replace function progress_of_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update course_progress p set attempt_status = shown_status(n.state, n.passed)
  from (
    select n.learner_id, n.course_id, n.state, n.passed, n.superseded_at from new_rows n full join old_rows o using (id)
    where (o.state, o.passed, o.superseded_at) is distinct from (n.state, n.passed, n.superseded_at) offset 0) n
  where p.user_id = n.learner_id and p.course_id = n.course_id and n.superseded_at is null
    and p.attempt_status is distinct from shown_status(n.state, n.passed);
  update registration r set version = r.version + 1, status = case
      when shown_status(n.state, n.passed) = 'AwaitingModeration' then 'AwaitingModeration' else r.withheld_status end
  from (
    select n.learner_id, n.course_id, n.state, n.passed, n.superseded_at from new_rows n full join old_rows o using (id)
    where (o.state, o.passed) is distinct from (n.state, n.passed) offset 0) n
  where r.user_id = n.learner_id and r.course_id = n.course_id and r.withheld_status is not null and r.superseded_at is null
    and n.superseded_at is null and shown_status(n.state, n.passed) is not null
    and r.status <> case
      when shown_status(n.state, n.passed) = 'AwaitingModeration' then 'AwaitingModeration' else r.withheld_status end;
  return null;
end $$;

create or replace function events_of_claims() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from new_rows n join attempt a on a.id = n.attempt_id;
  elsif tg_op = 'DELETE' then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from old_rows o join attempt a on a.id = o.attempt_id limit many_changes();
  else
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from (select attempt_id from new_rows n full join old_rows o using (attempt_id)
        where n.person_id is distinct from o.person_id offset 0) c join attempt a on a.id = c.attempt_id;
  end if;
  return null;
end $$;

create or replace function events_of_submissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, type, subject_kind, subject_id, subject_version)
  select (n).client_id, (n).account_id, (n).learner_id, 'submission.takenOver', 'submission', (n).id, (n).version
    from (select n, o from new_rows n full join old_rows o using (id) offset 0) pair
    where (o).player_id is not null and (n).player_id is distinct from (o).player_id;
  insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
  select (n).client_id, (n).account_id, (n).site_id, 'submission.waiting', 'submission', (n).id, (n).version
    from (select n, o from new_rows n full join old_rows o using (id) offset 0) pair
    where (n).state = 'marking' and (o).state <> 'marking' and (n).site_id is not null;
  return null;
end $$;

create or replace function follow_review_pairs() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into event (client_id, account_id, user_id, type, subject_kind, subject_id)
    select distinct client_id, account_id, reviewer_id, 'review.changed', 'review', review_id from new_rows;
  else
    update review_total t set submitted = t.submitted + changed.change from (
      select n.review_id, sum((n.state = 'submitted')::int - (o.state = 'submitted')::int)::int as change
      from new_rows n full join old_rows o using (id) group by 1) changed
    where t.review_id = changed.review_id and changed.change <> 0;
    insert into event (client_id, account_id, user_id, type, subject_kind, subject_id)
    select distinct n.client_id, n.account_id, n.reviewer_id, 'review.changed', 'review', n.review_id
    from new_rows n full join old_rows o using (id) where n.state is distinct from o.state;
  end if;
  return null;
end $$;

create or replace function count_surveyed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into survey_count as c (survey_id, site_id, on_day, client_id, account_id, invited)
    select survey_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'::uuid), invited_on, client_id, account_id, count(*)
    from new_rows group by 1, 2, 3, 4, 5 order by 1, 2, 3
    on conflict (survey_id, site_id, on_day) do update set invited = c.invited + excluded.invited;
  elsif tg_op = 'UPDATE' then
    insert into survey_count as c (survey_id, site_id, on_day, client_id, account_id, answered)
    select (n).survey_id, coalesce((n).site_id, '00000000-0000-0000-0000-000000000000'::uuid), (n).answered_on, (n).client_id,
      (n).account_id, count(*)
    from (select n, o from new_rows n full join old_rows o using (user_id, survey_id) offset 0) pair
    where (o).answered_on is null and (n).answered_on is not null
    group by 1, 2, 3, 4, 5 order by 1, 2, 3
    on conflict (survey_id, site_id, on_day) do update set answered = c.answered + excluded.answered;
  end if;
  return null;
end $$;

create or replace function void_submissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update submission s set state = 'voided', voided_at = now(), version = s.version + 1,
    claim_person_id = null, claim_expires_at = null
  from (select n, o from new_rows n full join old_rows o using (user_id, id) offset 0) pair
  where (o).superseded_at is null and (n).superseded_at is not null
    and s.learner_id = (n).user_id and s.registration_id = (n).id and s.state <> 'voided';
  return null;
end $$;

create or replace function tally_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
      select (one).kind, (one).client_id, (one).account_id, (one).site_id, role, change
      from (select n::document, o::document from new_rows n full join old_rows o using (kind, id)
        where (o.deleted_at, o.site_id, o.body -> 'roles') is distinct from (n.deleted_at, n.site_id, n.body -> 'roles') offset 0) pair
      cross join lateral (values (1, n), (-1, o)) each_side (change, one)
      cross join lateral (select null as role union all
        select jsonb_array_elements_text((one).body -> 'roles') where (one).kind = 'users') r
      where (one).deleted_at is null
    ) each_one group by kind, client_id, account_id, site_id, role having sum(change) <> 0;
  end if;
  return null;
end $$;

create or replace function words_of_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from document_word w using (
      select o.kind, o.client_id, o.account_id, o.id, o.search from new_rows n full join old_rows o using (kind, id)
      where (o.search, o.deleted_at is null) is distinct from (n.search, n.deleted_at is null) offset 0) o
      join document_kind k using (kind), unnest(string_to_array(ltrim(o.search), ' ')) as split (word)
    where w.kind = o.kind and w.tenant_id = tenant_of(k, o.client_id, o.account_id) and w.word = split.word and w.id = o.id;
    insert into document_word (kind, tenant_id, word, id)
    select n.kind, tenant_of(k, n.client_id, n.account_id), split.word, n.id from (
      select n.kind, n.client_id, n.account_id, n.id, n.search, n.deleted_at from new_rows n full join old_rows o using (kind, id)
      where (o.search, o.deleted_at is null) is distinct from (n.search, n.deleted_at is null) offset 0) n
      join document_kind k using (kind), unnest(string_to_array(ltrim(n.search), ' ')) as split (word)
    where n.deleted_at is null and split.word <> '';
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

create or replace function facts_of_registrations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes standing_change[];
  acts act_of_learning[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from new_rows where superseded_at is null;
    select array_agg(row(client_id, account_id, user_id, item_id, site_id, content_kind, last_activity_at, seconds)::act_of_learning)
      into acts from new_rows where opened_at is not null or seconds <> 0;
  elsif tg_op = 'DELETE' then
    select array_agg(row(-1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from old_rows where superseded_at is null;
  else
    select array_agg(row(sign, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from (
      select r.sign, (r.one).* from (select n::registration, o::registration from new_rows n full join old_rows o using (user_id, id)
        where (n.account_id, n.site_id, n.content_kind, n.status, n.score, n.registered_at, n.opens_at, n.due_at, n.closes_at,
          n.opened_at, n.finished_at, n.settled_at, n.superseded_at) is distinct from (o.account_id, o.site_id, o.content_kind, o.status,
          o.score, o.registered_at, o.opens_at, o.due_at, o.closes_at, o.opened_at, o.finished_at, o.settled_at, o.superseded_at)
        offset 0) pair
      cross join lateral (values (-1, o), (1, n)) r (sign, one)) both_of
    where superseded_at is null;
    select array_agg(row((n).client_id, (n).account_id, (n).user_id, (n).item_id, (n).site_id, (n).content_kind, (n).last_activity_at,
        (n).seconds - (o).seconds)::act_of_learning) into acts
    from (select n, o from new_rows n full join old_rows o using (user_id, id) offset 0) pair
    where (n).seconds <> (o).seconds or (n).position <> (o).position or ((o).opened_at is null and (n).opened_at is not null);
  end if;
  if changes is not null then perform note_facts(changes); end if;
  if acts is not null then
    perform note_active(acts);
    insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
    select a.client_id, a.account_id, a.site_id, r.item_kind, a.item_id, a.content_kind, account_day(a.at), 'seconds', sum(a.seconds)
    from unnest(acts) a join (select distinct item_id, item_kind from new_rows) r using (item_id)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(a.seconds) <> 0;
  end if;
  return null;
end $$;

-- Those that look up rows of a table for what was changed.
do $$ declare name text; begin
  foreach name in array array['state_in_batch', 'progress_of_attempts', 'events_of_claims', 'follow_review_pairs', 'void_submissions',
    'words_of_documents', 'batches_in_lines', 'evidence_in_lines', 'judgements_in_lines', 'decisions_in_lines', 'decision_in_batch',
    'date_courses'] loop
    execute format('alter function %I() set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off', name);
  end loop;
end $$;
