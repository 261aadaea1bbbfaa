-- A row of an upload may be wrong in several ways; its code, field and message are those of the first.
alter table user_upload_row add column mistakes jsonb;
update user_upload_row set mistakes = jsonb_build_array(
    jsonb_build_object('code', code, 'field', field, 'message', message))
  where outcome = 'refused';
