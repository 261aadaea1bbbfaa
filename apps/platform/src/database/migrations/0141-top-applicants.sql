-- Who comes first of those who qualified, without looking at the others.
create index application_top on application (vacancy_id, score_order desc, tested_at, id)
  where qualifying = 'qualified' and tested_at is not null;
