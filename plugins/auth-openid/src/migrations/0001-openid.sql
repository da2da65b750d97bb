create table openid_identity (
  id text primary key,
  provider text not null,
  -- the server whose ID of the person is in subject
  issuer text not null,
  subject text not null,
  customer_id text not null references customer (id) on delete cascade,
  -- the address, if the provider has verified it
  email text,
  -- which password the account had when the identity was connected
  password_mark text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (provider, issuer, subject)
);
create index openid_identity_of_customer on openid_identity (customer_id);
create table openid_completed_flow (
  state_hash text primary key,
  expires_at timestamptz not null
);
-- down
drop table openid_completed_flow;
drop table openid_identity;
