create table analytics_event (
  name text not null,
  subject_id text not null,
  occurred_at timestamptz not null,
  order_id text,
  customer_id text,
  region_id text,
  sales_channel_id text,
  currency_code text,
  amount bigint,
  quantity integer,
  primary key (name, subject_id)
);
create index analytics_event_by_time on analytics_event (occurred_at);
-- down
drop table analytics_event;
