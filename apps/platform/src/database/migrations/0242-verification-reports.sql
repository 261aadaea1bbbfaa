-- A verification report has a number of its own, as reports of moderators have: they run per account and year, and a verifier
-- sees no visit of another body.
create function verification_numbers(prefix text) returns integer language sql stable security definer
  set search_path = public, pg_temp as $$
  select count(*)::int from visit
  where client_id = tenant_client() and account_id = tenant_account() and report #>> '{about,number}' like prefix || '%'
$$;
-- What it rests on is told by the reports that it verifies, also where a visit is blind and nothing was sampled, so that they never came to
-- light in its room: to whoever verifies it, and within its account.
create function reports_of_visit(asked uuid) returns setof report language sql stable security definer
  set search_path = public, pg_temp as $$
  select r.* from visit v join visit_batch vb on vb.visit_id = v.id join report r on r.batch_id = vb.batch_id
  where v.id = asked and v.client_id = tenant_client() and v.account_id = tenant_account() and v.withdrawn_at is null
    and (visitor() is null or v.verifier_id is null or v.verifier_id = visitor())
    and r.superseded_by is null order by r.signed_at, r.number
$$;
