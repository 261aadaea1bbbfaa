-- What pairs are counted by, ready to be compared: a measure as text instead of as JSON, and where both values stand in
-- the table of results as one number (what was judged in hundreds, then what the moderator found). Marks have no such
-- table, and so none.
alter table judgement_pair
  add column measured_in text not null generated always as (measure::text) stored,
  add column cell smallint generated always as (
    case when measure ->> 'kind' <> 'marks' then judged_value * 100 + blind_value end) stored;
