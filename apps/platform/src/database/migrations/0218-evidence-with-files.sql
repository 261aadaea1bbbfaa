-- Evidence without a file stands in no index of files: of a million pieces that an import writes none has one.
create index evidence_with_file on evidence (file_id) where file_id is not null;
drop index evidence_file;
alter index evidence_with_file rename to evidence_file;
