-- A verification report has a number of its own, as reports of moderators have: they run per account and year, and a verifier
-- sees no visit of another body. What it rests on is told by the reports that it verifies, also where a visit is blind and
-- nothing was sampled, so that they never came to light in its room.
create function verification_numbers(asked uuid, prefix text) returns integer language sql stable security definer
  set search_path = public, pg_temp as $$
  select count(*)::int from visit where account_id = asked and report #>> '{about,number}' like prefix || '%'
$$;
create function reports_of_visit(asked uuid) returns setof report language sql stable security definer
  set search_path = public, pg_temp as $$
  select r.* from visit_batch vb join report r on r.batch_id = vb.batch_id
  where vb.visit_id = asked and r.superseded_by is null order by r.signed_at, r.number
$$;
