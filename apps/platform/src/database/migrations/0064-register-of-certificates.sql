-- The register of a course goes by its numbers: of those that were issued at once, too.
create index certificate_register on certificate (course_id, year desc, running desc);
drop index certificate_newest;
