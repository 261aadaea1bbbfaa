-- The report of a visit as it was sealed when it was signed; those that were signed before are written when they are asked for.
alter table visit add column report_file_id uuid references stored_file;
create index visit_report_file on visit (report_file_id);
