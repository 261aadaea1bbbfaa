-- What the manifest of a package asks and is not followed, a sentence for each. Those that are here keep what they were told: nothing.
alter table scorm_package add column notes text[] not null default '{}';
