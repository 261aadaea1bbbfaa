-- Which evidence somebody captured by hand and which an import brought: what was captured has no fingerprint, for nobody brings it again.
update evidence v set source = 'capture' from external_assessment e
where e.attempt_id = v.attempt_id and v.source = 'import' and e.fingerprint is null;

-- Files that an import added to an assessment that was there: refused before, and taken since.
alter table external_import_person add column added_files integer not null default 0;
