-- A state says its stage: taken as two things that have nothing to do with each other, far fewer rows were expected than there are.
create statistics attempt_state_says_stage (dependencies) on state, stage from attempt;
analyze attempt;
