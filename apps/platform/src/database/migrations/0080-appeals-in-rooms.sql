-- Rooms show the appeals against what lies in them, and of nobody's verdict before it counts.
do $$ begin
  perform keep_visitors_to('appeal', 'attempt_id = any((select visited_attempts())::uuid[])');
  perform keep_visitors_to('appeal_verdict', 'false');
end $$;
