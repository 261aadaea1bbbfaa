-- When the bytes of what an applicant sent were moved to where only such documents lie; null until they are.
alter table application_document add column apart_at timestamptz;
create index application_document_to_move on application_document (sent_at) where apart_at is null;
