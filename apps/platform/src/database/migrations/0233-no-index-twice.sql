-- Those that nobody has assessed stand first or last in their stage since 0230.
drop index attempt_not_assessed;
