create table vendor (
  id text primary key,
  name text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table vendor_order (
  id text primary key,
  vendor_id text not null references vendor (id),
  order_id text not null references "order" (id),
  subtotal integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (vendor_id, order_id)
);
alter table product add column vendor_id text references vendor (id);

-- down
alter table product drop column vendor_id;
drop table vendor_order;
drop table vendor;
