create table stripe_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index stripe_event_received_at on stripe_event (received_at);
-- down
drop table stripe_event;
