-- Attempts that learners began here had the first name first, where every list is ordered by surname.
update attempt a set learner_name = concat(u.body ->> 'surname', ', ', u.body ->> 'name')
from document u
where u.kind = 'users' and u.id = a.learner_id
  and a.learner_name = concat_ws(' ', u.body ->> 'name', u.body ->> 'surname');
