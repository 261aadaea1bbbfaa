-- What people alone may see or change is kept from requests by policies for the role that these run as. A policy for a role holds for its
-- members too, and where the owner of the database is no superuser the platform itself is one: it saw nobody's inbox, so it mailed nothing and made no
-- demonstration. Whether it asks for itself is told by who asks now; that a tenant's rows are its own says the policy of the owner, as before.
create function asks_for_itself() returns boolean language sql stable parallel safe as
  $$ select current_user <> 'moderator_application' $$;

alter policy own_until_closed on calibration_judgement using ((select asks_for_itself()) or person_id = (select tenant_person())
  or exists (select from calibration_round r where r.id = round_id and r.closed_at is not null));
alter policy own_made on calibration_judgement with check ((select asks_for_itself()) or person_id = (select tenant_person()));
alter policy own_changed on calibration_judgement using ((select asks_for_itself()) or person_id = (select tenant_person()));
alter policy own_alone on equity_declaration using ((select asks_for_itself()) or user_id = (select tenant_person()))
  with check ((select asks_for_itself()) or user_id = (select tenant_person()));
alter policy own_seen on event using ((select asks_for_itself()) or user_id is null or user_id = (select tenant_person())
  or (select tenant_person()) = any(people));
alter policy own_seen on inbox_item using ((select asks_for_itself()) or user_id = (select tenant_person())
  or subject_kind = 'distribution' and (select reads_receipts()));
alter policy own_changed on inbox_item using ((select asks_for_itself()) or user_id = (select tenant_person()));
alter policy own_seen on inbox_unread using ((select asks_for_itself()) or user_id = (select tenant_person()));
alter policy own_made on inbox_settings with check ((select asks_for_itself()) or user_id = (select tenant_person()));
alter policy own_changed on inbox_settings using ((select asks_for_itself()) or user_id = (select tenant_person()));

-- What all clients share is made by those who operate the platform, and by the platform.
alter policy shared_made_by_operators on document with check ((select asks_for_itself())
  or client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));
alter policy shared_changed_by_operators on document using ((select asks_for_itself())
  or client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));
alter policy shared_removed_by_operators on document using ((select asks_for_itself())
  or client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));
