-- What a result of two says follows from a trigger only where it was not said, which the platform does itself, a million times in an import.
drop trigger pass_of_two_results on judgement;
create trigger pass_of_two_results before insert or update of result on judgement
  for each row when (new.result in ('C', 'NYC') and new.passed is distinct from (new.result = 'C'))
  execute function pass_of_two_results();
