-- Which words of new documents are not known yet was asked of each word of each document, and the counted repetition of its pattern
-- is the slowest there is: 61 ms of a thousand people, of whom most share their names. It is asked of each word once.
create or replace function words_of_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
  select w.kind, w.word from (
    select distinct n.kind, split.word from new_rows n, unnest(string_to_array(ltrim(n.search), ' ')) as split (word)
    where length(split.word) between 3 and 40 and split.word !~ '[^[:alpha:]]' offset 0) w
  where not exists (select from search_vocabulary v where v.kind = w.kind and v.word = w.word collate "C");
  return null;
end $$;
