create table shipping_rate_table (
  id text primary key,
  name text not null,
  currency_code text not null,
  basis text not null check (basis in ('weight', 'total', 'count')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table shipping_rate (
  id text primary key,
  table_id text not null references shipping_rate_table (id) on delete cascade,
  country_code text,
  min_value bigint not null check (min_value >= 0),
  max_value bigint check (max_value > min_value),
  price integer not null check (price >= 0),
  unique nulls not distinct (table_id, country_code, min_value)
);
-- down
drop table shipping_rate;
drop table shipping_rate_table;
