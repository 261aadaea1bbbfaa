-- Whoever made an appeal may withdraw it, also before anybody judges it.
alter table appeal drop constraint appeal_decision_check;
alter table appeal drop constraint appeal_check1;
alter table appeal add constraint appeal_decision_check check (decision in ('upheld', 'dismissed', 'withdrawn'));
alter table appeal add constraint appeal_ended_check
  check ((decided_at is null) = (decision is null) and (decided_at is null or assigned_to is not null or decision = 'withdrawn'));
