-- When the platform mailed an invitation to whom it made at the identity service; whoever was there before needs none.
alter table sign_in_link add column invited_at timestamptz default now();
