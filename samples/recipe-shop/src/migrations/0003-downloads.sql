create table download (
  id text primary key,
  line_item_id text not null unique,
  order_id text not null,
  file_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table product_variant add column file_key text;

-- down
alter table product_variant drop column file_key;
drop table download;
