create table waiting (
  id text primary key,
  email text not null,
  variant_id text not null references product_variant (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (variant_id, email)
);
create table waiting_count (
  variant_id text primary key references product_variant (id) on delete cascade,
  people integer not null
);
-- down
drop table waiting_count;
drop table waiting;
