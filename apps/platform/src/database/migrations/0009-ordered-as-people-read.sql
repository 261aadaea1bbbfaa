-- Lists are ordered as people read: without regard to capitals and marks, "Élise" beside "Elise". The id decides
-- between what reads the same.
create or replace function sortable(value jsonb) returns text language sql immutable parallel safe as $$
  select case jsonb_typeof(value) when 'number'
    then to_char(value::text::numeric + 1000000000000000, 'FM0000000000000000.000')
    else plain_text(coalesce(value #>> '{}', '')) end
$$;
-- Neither words nor counts depend on an order.
alter table document disable trigger words_of_changed;
alter table document disable trigger tally_of_changed;
update document d set
  sort_1 = sortable(d.body -> k.sorts[1]), sort_2 = sortable(d.body -> k.sorts[2]),
  sort_3 = sortable(d.body -> k.sorts[3]), sort_4 = sortable(d.body -> k.sorts[4])
  from document_kind k where k.kind = d.kind;
alter table document enable trigger words_of_changed;
alter table document enable trigger tally_of_changed;

-- Columns rather than indexes over the function: row-level security lets no index be used through it.
drop index attempt_learner, attempt_course, attempt_site, attempt_assessor, attempt_search;
alter table attempt
  add learner_order text generated always as (plain_text(learner_name)) stored,
  add course_order text generated always as (plain_text(course_title)) stored,
  add site_order text generated always as (plain_text(site_name)) stored,
  add assessor_order text generated always as (plain_text(coalesce(assessor_name, ''))) stored,
  add search text generated always as (plain_text(learner_name || ' ' || coalesce(learner_number, ''))) stored;
create index attempt_learner on attempt (account_id, learner_order, id);
create index attempt_course on attempt (account_id, course_order, id);
create index attempt_site on attempt (account_id, site_order, id);
create index attempt_assessor on attempt (account_id, assessor_order, id);
create index attempt_search on attempt using gin (search gin_trgm_ops);
