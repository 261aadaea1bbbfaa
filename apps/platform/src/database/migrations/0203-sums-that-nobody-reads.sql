-- Since 0031 nobody reads these sums of attempts; each change of an attempt was still written into them, and nobody folded them.
drop trigger tally_of_new on attempt;
drop trigger tally_of_changed on attempt;
drop trigger tally_of_gone on attempt;
drop function tally_attempts();
drop table attempt_tally;
