/** Places that hold stock. v1 made these tables only when its stock location module was installed. */
export const stockLocations = `
create table stock_location (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  address_id text,
  metadata jsonb,
  constraint "PK_adf770067d0df1421f525fa25cc" primary key (id)
);
create index "IDX_stock_location_address_id" on stock_location (address_id) where deleted_at is not null;

create table stock_location_address (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  address_1 text not null,
  address_2 text,
  company text,
  city text,
  country_code text not null,
  phone text,
  province text,
  postal_code text,
  metadata jsonb,
  constraint "PK_b79bc27285bede680501b7b81a5" primary key (id)
);
create index "IDX_stock_location_address_country_code" on stock_location_address (country_code);
`
