-- Courses go through the states of all content: what was retired is archived.
update document set body = jsonb_set(body, '{state}', '"archived"') where kind = 'courses' and body ->> 'state' = 'retired';
