create table strapi_entry (
  id text primary key,
  kind text not null,
  document_id text,
  -- the product of a variant, whose entry is deleted with that of the product
  product_id text,
  -- the values that the store and Strapi had in common last
  synced jsonb not null default '{}',
  was_published boolean not null default false,
  -- who compares both sides now, and until when nobody else does
  lease text,
  leased_until timestamptz,
  updated_at timestamptz not null default now()
);
create index strapi_entry_by_document on strapi_entry (document_id);
create index strapi_entry_by_product on strapi_entry (product_id);
-- down
drop table strapi_entry;
