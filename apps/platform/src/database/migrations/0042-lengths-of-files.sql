-- How long a film is and how many pages a document has, found out when it is first asked; null until then.
alter table stored_file add column seconds double precision, add column pages integer;
