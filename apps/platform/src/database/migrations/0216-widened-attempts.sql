-- What a step took into a sample is looked up by the step: for each of them all attempts of the batch were read.
create index batch_attempt_widened on batch_attempt (widening_step_id) where widening_step_id is not null;
