-- Words tell names. Without a tenant there is nothing to read, and a tenant reads the words that it has itself.
alter policy tenant on document_word using ((select tenant_client()) is not null and (
  tenant_id = '00000000-0000-0000-0000-000000000000' or (select tenant_sees_all()) or tenant_id = (select tenant_account())));

alter table search_vocabulary enable row level security;
create policy tenant on search_vocabulary using ((select tenant_client()) is not null
  and exists (select from document_word w where w.kind = search_vocabulary.kind and w.word = search_vocabulary.word));

-- The words most like another one, among those of these tenants. Likeness may tell of a row in an error, so under row-level
-- security no index serves it; here, as the owner, the trigrams do. Who is asking comes from the settings of the transaction, as in
-- the policies.
create function similar_words(of_kind text, wanted text, tenants uuid[]) returns setof text
language sql stable security definer rows 5 set search_path = pg_catalog, public, pg_temp as $$
  select near.word from (
    select v.word, similarity(v.word, wanted) as likeness from search_vocabulary v
    where v.kind = of_kind and v.word % wanted group by v.word
  ) near
  where tenant_client() is not null and exists (
    select from unnest(tenants) t (id) where
      (t.id = '00000000-0000-0000-0000-000000000000' or tenant_sees_all() or t.id = tenant_account())
      and exists (select from document_word w where w.kind = of_kind and w.tenant_id = t.id and w.word = near.word collate "C"))
  order by near.likeness desc, near.word limit 5
$$;
revoke execute on function similar_words from public;
grant execute on function similar_words to moderator_application;
