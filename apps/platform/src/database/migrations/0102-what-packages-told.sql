-- What a package told is kept for two years behind the end of its session; who cleans up finds it by this.
create index scorm_session_told on scorm_session (ended_at) where ended_at is not null and cmi <> '{}';
