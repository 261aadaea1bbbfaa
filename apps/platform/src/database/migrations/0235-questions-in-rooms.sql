-- What is judged anew is kept from rooms, and with it was that the report is in question: a verifier endorsed the rest of it unaware.
-- They are told since when, of reports that they may read, and nothing of what is judged anew.
create function report_questioned_since(asked uuid) returns timestamptz language sql stable security definer
  set search_path = public, pg_temp as $$
  select min(o.reopened_at) from report r join reopening o on o.batch_id = r.batch_id left join decision d on d.id = o.decision_id
  where r.id = asked and r.batch_id = any(revealed_batches())
    and o.reopened_at > r.signed_at and coalesce(d.signed_at, '-infinity') <= r.signed_at
$$;
