-- Sessions that ended while tokens of theirs may still be about, as the sign-in service told (OpenID Connect Back-Channel
-- Logout 1.0), and the messages that told it, each of which counts once. Kept until no token of theirs can be good any more.
create table ended_session (
  -- All sessions of a person, one session, or a message.
  kind text not null check (kind in ('person', 'session', 'message')),
  value text not null,
  -- By the clock of the sign-in service: what it gave out until then is over.
  ended_at timestamptz not null,
  noted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (kind, value)
);
create index ended_session_noted on ended_session (noted_at);
