-- Who a subject of an identity service is. Written when somebody is made there, or at the first sign-in that matches them, and never
-- pointed at anybody else: an address that another person was given leads to nobody whom somebody is already.
create table sign_in_link (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (issuer, user_id)
);
