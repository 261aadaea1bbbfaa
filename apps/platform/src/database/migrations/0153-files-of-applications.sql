-- A document of an application is a file that is there, and goes with it.
alter table application_document add foreign key (file_id) references stored_file (id) on delete cascade;
