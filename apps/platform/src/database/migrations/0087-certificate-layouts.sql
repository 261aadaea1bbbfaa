-- How the papers of an account look: each version that was saved. What was issued keeps the words and pictures of its time.
create table certificate_layout (
  account_id uuid not null,
  version integer not null check (version > 0),
  client_id uuid not null,
  layout jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (account_id, version)
);
select protect_tenant_table('certificate_layout');
revoke update, delete on certificate_layout from moderator_application;

-- Logos and signatures of every version: papers that were issued with them may be drawn later, so they are kept.
create table certificate_picture (
  file_id uuid primary key references stored_file,
  client_id uuid not null,
  account_id uuid not null
);
select protect_tenant_table('certificate_picture');
revoke update, delete on certificate_picture from moderator_application;
