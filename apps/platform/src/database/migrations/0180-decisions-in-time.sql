-- Figures of a period read the decisions of an account that were signed in it.
create index decision_signed on decision (account_id, signed_at);
