create table paypal_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index paypal_event_received_at on paypal_event (received_at);
-- down
drop table paypal_event;
