-- What is said with an early look is said to the assessor as all else is: seen, acknowledged and answered. Words go with
-- a decision, or with the look at an outcome.
alter table assessor_feedback
  alter column decision_id drop not null,
  add column outcome_id uuid,
  add foreign key (attempt_id, outcome_id) references interim_look,
  add check ((decision_id is null) <> (outcome_id is null));
create unique index assessor_feedback_look on assessor_feedback (attempt_id, outcome_id);

create function keep_words_of_look() returns trigger language plpgsql as $$
begin
  insert into assessor_feedback (id, client_id, account_id, attempt_id, outcome_id, assessor_id, moderator_id, topic,
    text, written_at)
  values (gen_random_uuid(), new.client_id, new.account_id, new.attempt_id, new.outcome_id, new.assessor_id,
    new.moderator_id, 'other', new.words, new.looked_at);
  return null;
end $$;

insert into assessor_feedback (id, client_id, account_id, attempt_id, outcome_id, assessor_id, moderator_id, topic, text,
  written_at)
select gen_random_uuid(), client_id, account_id, attempt_id, outcome_id, assessor_id, moderator_id, 'other', words, looked_at
from interim_look where words <> '';

-- The version before keeps them with the look, without a topic. The column goes when it has gone.
alter table interim_look alter column words set default '';
create trigger keep_words after insert on interim_look
  for each row when (new.words <> '') execute function keep_words_of_look();
