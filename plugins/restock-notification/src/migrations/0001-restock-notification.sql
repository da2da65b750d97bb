-- A database of a v1 store has the table of v1's plugin: it is kept, with its addresses.
create table if not exists restock_notification (
  variant_id text primary key references product_variant (id),
  emails jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table restock_notification add column sales_channel_ids jsonb not null default '{}';
create index restock_notification_emails on restock_notification using gin (emails);
-- down
drop table restock_notification;
