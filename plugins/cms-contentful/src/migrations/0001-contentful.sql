create table contentful_entry (
  id text primary key,
  -- the values that the store and Contentful had in common last
  synced jsonb not null default '{}',
  -- the version of the entry that `synced` is about
  version integer not null default 0,
  is_publishing boolean not null default false,
  updated_at timestamptz not null default now()
);
create table contentful_asset (
  url text primary key,
  asset_id text not null,
  created_at timestamptz not null default now()
);
create index contentful_asset_by_id on contentful_asset (asset_id);
-- down
drop table contentful_asset;
drop table contentful_entry;
