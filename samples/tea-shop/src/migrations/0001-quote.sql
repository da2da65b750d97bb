create table quote (
  id text primary key,
  email text not null,
  wish text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- down
drop table quote;
