-- The places of one schedule by when they begin, a page at a time.
create index engagement_schedule_time on engagement (schedule_id, lower(period), id) where ended_at is null;
