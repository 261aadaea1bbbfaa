-- What an import writes a million times: what a result of two says follows from a trigger only where it was not said, and evidence without
-- a file stands in no index of files.
drop trigger pass_of_two_results on judgement;
create trigger pass_of_two_results before insert or update of result on judgement
  for each row when (new.result in ('C', 'NYC') and new.passed is distinct from (new.result = 'C'))
  execute function pass_of_two_results();
drop index evidence_file;
create index evidence_file on evidence (file_id) where file_id is not null;
