create unlogged table shared_cache (
  key text primary key,
  value jsonb not null,
  expires_at timestamptz not null
);

-- down
drop table shared_cache;
