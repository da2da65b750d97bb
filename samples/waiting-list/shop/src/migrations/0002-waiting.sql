create table waiting (
  id text primary key,
  email text not null,
  variant_id text not null references product_variant (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (variant_id, email)
);
-- down
drop table waiting;
