create table points (
  id text primary key,
  email text not null,
  order_id text not null unique references "order" (id) on delete cascade,
  points integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- down
drop table points;
