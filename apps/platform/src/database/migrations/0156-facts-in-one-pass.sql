/*
 * The same facts in one pass: each moment at which something may come to stand otherwise is looked at once, nothing is put in order.
 * "offset 0" has what a part says computed once, not wherever it is named.
 */
create or replace function facts_of(item_kind text, status text, passed boolean, score double precision, percent integer, registered_at timestamptz,
  opens_at timestamptz, due_at timestamptz, closes_at timestamptz, opened_at timestamptz, ended_at timestamptz, settled_at timestamptz)
returns table (at timestamptz, measure text, amount numeric) language sql stable parallel safe rows 12 as $$
  select f.at, f.measure, f.amount
  from (
    select case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished,
      case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over,
      case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
        then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed,
      case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released
    offset 0) d
  cross join lateral (
    -- Moments behind the first one, each once, and what comes right behind them.
    select moment, moment + interval '1 microsecond' as behind, moment > registered_at as is_later
    from (values (registered_at),
      (case when opens_at > registered_at then opens_at end),
      (case when opened_at > registered_at and opened_at is distinct from opens_at then opened_at end),
      (case when ended_at > registered_at and ended_at is distinct from opens_at and ended_at is distinct from opened_at then ended_at end),
      (case when settled_at > registered_at and settled_at is distinct from opens_at and settled_at is distinct from opened_at
        and settled_at is distinct from ended_at then settled_at end),
      (case when d.missed > registered_at and d.missed is distinct from opens_at and d.missed is distinct from opened_at
        and d.missed is distinct from ended_at and d.missed is distinct from settled_at then d.missed end)) moments (moment)
    where moment is not null offset 0) m
  cross join lateral (
    select status_at(status, opens_at, opened_at, ended_at, settled_at, d.missed, m.behind) as stands,
      case when m.is_later then status_at(status, opens_at, opened_at, ended_at, settled_at, d.missed, m.moment) end as stood
    offset 0) s
  cross join lateral (values (m.moment, 'status:' || s.stands, 1::numeric), (m.moment, 'status:' || s.stood, -1)) f (at, measure, amount)
  where s.stands is distinct from s.stood and f.measure is not null
  union all
  select f.at, f.measure, f.amount
  from (
    select case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished,
      case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over,
      case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
        then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed,
      case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released
    offset 0) d
  cross join lateral (select least(d.over, closes_at, d.missed) as ends offset 0) e
  cross join lateral (values
    (registered_at, 'registered', 1::numeric),
    (greatest(registered_at, opens_at), 'available', 1),
    (opened_at, 'started', 1),
    (d.finished, 'finished', 1),
    (d.finished, 'days:' || (account_day(d.finished) - account_day(registered_at)), 1),
    (due_at, 'due', 1),
    (case when d.finished <= due_at then due_at end, 'onTime', 1),
    (case when d.over is null and d.missed is null then due_at end, 'awaited', 1),
    (d.missed, 'missed', 1),
    (coalesce(closes_at, d.missed), 'closed', 1),
    (case when passed then d.released end, 'passed', 1),
    (case when not passed then d.released end, 'failed', 1),
    (case when score is not null then d.released end, 'scores', 1),
    (case when score is not null then d.released end, 'scoreSum', score::numeric),
    (case when score is not null then d.released end, 'scoreSquares', score::numeric * score::numeric),
    (case when item_kind = 'course' then registered_at end, 'percent:' || percent, 1),
    (case when coalesce(e.ends, 'infinity') > due_at then due_at end, 'overdue', 1),
    (case when e.ends > due_at then e.ends end, 'overdue', -1)
  ) f (at, measure, amount)
  where f.at is not null
$$;
