/** Stock and reservations. v1 made these tables only when its inventory module was installed. */
export const inventory = `
create table inventory_item (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  sku text,
  origin_country text,
  hs_code text,
  mid_code text,
  material text,
  weight integer,
  length integer,
  height integer,
  width integer,
  requires_shipping boolean not null default true,
  metadata jsonb,
  title varchar,
  description varchar,
  thumbnail varchar,
  constraint "PK_inventory_item_id" primary key (id)
);
create unique index "IDX_inventory_item_sku" on inventory_item (sku) where deleted_at is null;

create table inventory_level (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  inventory_item_id text not null,
  location_id text not null,
  stocked_quantity integer not null default 0,
  reserved_quantity integer not null default 0,
  incoming_quantity integer not null default 0,
  metadata jsonb,
  constraint "PK_inventory_level_id" primary key (id)
);
create index "IDX_inventory_level_inventory_item_id" on inventory_level (inventory_item_id);
create index "IDX_inventory_level_location_id" on inventory_level (location_id);
create unique index "UQ_inventory_level_inventory_item_id_location_id"
  on inventory_level (inventory_item_id, location_id);

create table reservation_item (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  line_item_id text,
  inventory_item_id text not null,
  location_id text not null,
  quantity integer not null,
  metadata jsonb,
  external_id varchar,
  description varchar,
  created_by varchar,
  constraint "PK_reservation_item_id" primary key (id)
);
create index "IDX_reservation_item_inventory_item_id" on reservation_item (inventory_item_id)
  where deleted_at is null;
create index "IDX_reservation_item_line_item_id" on reservation_item (line_item_id)
  where deleted_at is null;
create index "IDX_reservation_item_location_id" on reservation_item (location_id)
  where deleted_at is null;
`
