create table brightpearl_connection (
  account text primary key,
  -- the state of an authorization that has begun
  state text,
  access_token text,
  refresh_token text,
  api_domain text,
  instance_id text,
  updated_at timestamptz not null default now()
);
create table brightpearl_order (
  order_id text primary key,
  sales_order_id text,
  contact_id integer,
  -- pending, sent or failed
  status text not null default 'pending',
  error text,
  attempts integer not null default 0,
  -- grows with every change that has to be sent
  revision integer not null default 1,
  -- who sends the order now, and until when nobody else does
  lease text,
  leased_until timestamptz,
  updated_at timestamptz not null default now()
);
create index brightpearl_order_by_sales_order on brightpearl_order (sales_order_id);
create index brightpearl_order_by_status on brightpearl_order (status, updated_at);
-- what Brightpearl has of an order beside the sales order, each once
create table brightpearl_step (
  reference text primary key,
  order_id text not null,
  remote_id text,
  created_at timestamptz not null default now()
);
-- down
drop table brightpearl_step;
drop table brightpearl_order;
drop table brightpearl_connection;
