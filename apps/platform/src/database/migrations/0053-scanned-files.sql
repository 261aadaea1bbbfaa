-- What a virus scanner says of a file. Null: it was not looked at, because there was no scanner or the version before stored it.
alter table stored_file
  add column scan text check (scan in ('waiting', 'clean', 'infected')),
  -- What was found, in the scanner's words.
  add column scan_finding text,
  add column scanned_at timestamptz;
create index stored_file_unscanned on stored_file (id) where scan is null;
