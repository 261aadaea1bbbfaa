-- A pair for each judgement: what came back from a referral as it was, without anything asked of it, had been compared and
-- shown before, and was counted a second time when it was decided on again. Where nobody kept what was judged then, it stays.
delete from judgement_pair p
using (
  select d.id, d.signed_at, earlier.* from decision d
  join lateral (select b.kind, b.actions, b.judged, b.signed_at as referred_at from decision b
    where b.attempt_id = d.attempt_id and b.signed_at < d.signed_at order by b.signed_at desc limit 1) earlier on true
  where earlier.kind = 'referred_back' and not exists (select from reopening r
    where r.attempt_id = d.attempt_id and r.reopened_at between earlier.referred_at and d.signed_at)
) again
where p.decision_id = again.id
  and not again.actions @> jsonb_build_array(jsonb_build_object('outcomeId', p.outcome_id))
  and exists (select from jsonb_array_elements(again.judged) was
    where was ->> 'outcomeId' = p.outcome_id::text and was ->> 'judgement' = p.judged);
