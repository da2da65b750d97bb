create table subscription (
  id text primary key,
  line_item_id text not null unique,
  email text not null,
  region_id text not null,
  variant_id text not null,
  quantity integer not null,
  every_weeks integer not null check (every_weeks > 0),
  shipping_option_id text not null,
  shipping_address jsonb not null,
  next_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- down
drop table subscription;
