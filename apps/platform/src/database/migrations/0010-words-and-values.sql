-- Values of lists that are filtered by stand among the words of a search; a mark that no text has keeps a
-- username such as "roles:moderator" from being taken for one.
create or replace function fill_document() returns trigger language plpgsql as $$
declare k document_kind; field text;
begin
  select * into k from document_kind where kind = new.kind;
  -- The name of a site is what the site is called, whatever somebody sent.
  if new.kind = 'users' then
    new.body := new.body - 'siteName' || coalesce((
      select jsonb_build_object('siteName', s.body ->> 'name') from document s
      where s.kind = 'sites' and s.id = (new.body ->> 'siteId')::uuid and s.deleted_at is null), '{}');
  end if;
  new.search := ' ' || array_to_string(search_words(translate(
    coalesce((select string_agg(new.body ->> name, ' ') from unnest(k.searched) name), ''), chr(1), '')), ' ');
  foreach field in array coalesce(k.listed, '{}') loop
    if jsonb_typeof(new.body -> field) = 'array' then
      new.search := new.search || coalesce((
        select string_agg(distinct ' ' || chr(1) || lower(field) || ':' || value, '')
        from jsonb_array_elements_text(new.body -> field) value), '');
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
update document d set body = body from document_kind k where k.kind = d.kind and k.listed <> '{}';

-- A site that is renamed is so for its people as well.
create or replace function carry_names() returns trigger language plpgsql security definer as $$
begin
  if new.kind = 'users' and (new.body ->> 'name', new.body ->> 'surname') is distinct from (old.body ->> 'name', old.body ->> 'surname') then
    update attempt set learner_name = concat(new.body ->> 'surname', ', ', new.body ->> 'name') where learner_id = new.id;
    update attempt set assessor_name = concat(new.body ->> 'name', ' ', new.body ->> 'surname') where assessor_id = new.id;
  elsif new.kind = 'courses' then
    update attempt set course_title = new.body ->> 'title' where course_id = new.id and course_title <> new.body ->> 'title';
  elsif new.kind = 'sites' and new.body ->> 'name' is distinct from old.body ->> 'name' then
    update attempt set site_name = new.body ->> 'name' where site_id = new.id and site_name <> new.body ->> 'name';
    update document set body = body where kind = 'users' and site_id = new.id;
  end if;
  return null;
end $$;
