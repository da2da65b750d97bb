/** Products, how they are grouped, and what they cost. */
export const products = `
create table product (
  id varchar not null,
  title varchar not null,
  subtitle varchar,
  description varchar,
  handle varchar,
  is_giftcard boolean not null default false,
  thumbnail varchar,
  weight integer,
  length integer,
  height integer,
  width integer,
  hs_code varchar,
  origin_country varchar,
  mid_code varchar,
  material varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  collection_id varchar,
  type_id varchar,
  discountable boolean not null default true,
  status product_status_enum not null default 'draft',
  external_id varchar,
  constraint "PK_bebc9158e480b949565b4dc7a82" primary key (id)
);
create unique index "IDX_cf9cc6c3f2e6414b992223fff1" on product (handle) where deleted_at is null;

create table product_images (
  product_id varchar not null,
  image_id varchar not null,
  constraint "PK_10de97980da2e939c4c0e8423f2" primary key (product_id, image_id)
);
create index "IDX_2212515ba306c79f42c46a99db" on product_images (image_id);
create index "IDX_4f166bb8c2bfcef2498d97b406" on product_images (product_id);

create table image (
  id varchar not null,
  url varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_d6db1ab4ee9ad9dbe86c64e4cc3" primary key (id)
);

create table product_option (
  id varchar not null,
  title varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  product_id varchar,
  constraint "PK_4cf3c467e9bc764bdd32c4cd938" primary key (id)
);

create table product_option_value (
  id varchar not null,
  value varchar not null,
  option_id varchar not null,
  variant_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_2ab71ed3b21be5800905c621535" primary key (id)
);
create index idx_product_option_value_option_id on product_option_value (option_id);
create index idx_product_option_value_variant_id on product_option_value (variant_id);

create table product_variant (
  id varchar not null,
  title varchar not null,
  product_id varchar not null,
  sku varchar,
  barcode varchar,
  ean varchar,
  upc varchar,
  inventory_quantity integer not null,
  allow_backorder boolean not null default false,
  manage_inventory boolean not null default true,
  hs_code varchar,
  origin_country varchar,
  mid_code varchar,
  material varchar,
  weight integer,
  length integer,
  height integer,
  width integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  variant_rank integer default 0,
  constraint "PK_1ab69c9935c61f7c70791ae0a9f" primary key (id)
);
create unique index "IDX_045d4a149c09f4704e0bc08dd4" on product_variant (barcode)
  where deleted_at is null;
create unique index "IDX_2ca8cfbdafb998ecfd6d340389" on product_variant (sku) where deleted_at is null;
create unique index "IDX_aa16f61348be02dd07ce3fc54e" on product_variant (upc) where deleted_at is null;
create unique index "IDX_b5b6225539ee8501082fbc0714" on product_variant (ean) where deleted_at is null;
create index "IDX_ca67dd080aac5ecf99609960cd" on product_variant (product_id);

create table product_tag (
  id varchar not null,
  value varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_1439455c6528caa94fcc8564fda" primary key (id)
);

create table product_tags (
  product_id varchar not null,
  product_tag_id varchar not null,
  constraint "PK_1cf5c9537e7198df494b71b993f" primary key (product_id, product_tag_id)
);
create index "IDX_21683a063fe82dafdf681ecc9c" on product_tags (product_tag_id);
create index "IDX_5b0c6fc53c574299ecc7f9ee22" on product_tags (product_id);

create table product_type (
  id varchar not null,
  value varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_e0843930fbb8854fe36ca39dae1" primary key (id)
);

create table product_collection (
  id varchar not null,
  title varchar not null,
  handle varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_49d419fc77d3aed46c835c558ac" primary key (id)
);
create unique index "IDX_6f234f058bbbea810dce1d04d0" on product_collection (handle)
  where deleted_at is null;

create table product_sales_channel (
  product_id varchar not null,
  sales_channel_id varchar not null,
  constraint "PK_fd29b6a8bd641052628dee19583" primary key (product_id, sales_channel_id)
);
create index "IDX_37341bad297fe5cca91f921032" on product_sales_channel (sales_channel_id);
create index "IDX_5a4d5e1e60f97633547821ec8d" on product_sales_channel (product_id);

create table product_shipping_profile (
  profile_id text not null,
  product_id text not null
);
create index idx_product_shipping_profile_product_id on product_shipping_profile (product_id);
create index idx_product_shipping_profile_profile_id on product_shipping_profile (profile_id);
create unique index idx_product_shipping_profile_profile_id_product_id_unique
  on product_shipping_profile (profile_id, product_id);

create table money_amount (
  id varchar not null,
  currency_code varchar not null,
  amount integer not null,
  region_id varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  min_quantity integer,
  max_quantity integer,
  price_list_id varchar,
  constraint "PK_022e49a7e21a8dfb820f788778a" primary key (id)
);
create index "IDX_money_amount_currency_code" on money_amount (currency_code);
create index idx_money_amount_region_id on money_amount (region_id);

create table product_variant_money_amount (
  id varchar not null,
  money_amount_id text not null,
  variant_id text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "PK_product_variant_money_amount" primary key (id)
);
create unique index idx_product_variant_money_amount_money_amount_id_unique
  on product_variant_money_amount (money_amount_id);
create index idx_product_variant_money_amount_variant_id on product_variant_money_amount (variant_id);

create table price_list (
  id varchar not null,
  name varchar not null,
  description varchar not null,
  type price_list_type_enum not null default 'sale',
  status price_list_status_enum not null default 'draft',
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  includes_tax boolean not null default false,
  constraint "PK_52ea7826468b1c889cb2c28df03" primary key (id)
);

create table price_list_customer_groups (
  price_list_id varchar not null,
  customer_group_id varchar not null,
  constraint "PK_1afcbe15cc8782dc80c05707df9" primary key (price_list_id, customer_group_id)
);
create index "IDX_52875734e9dd69064f0041f4d9" on price_list_customer_groups (price_list_id);
create index "IDX_c5516f550433c9b1c2630d787a" on price_list_customer_groups (customer_group_id);

create table product_variant_inventory_item (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  inventory_item_id text not null,
  variant_id text not null,
  required_quantity integer not null default 1,
  deleted_at timestamptz,
  constraint "PK_9a1188b8d36f4d198303b4f7efa" primary key (id),
  constraint "UQ_c9be7c1b11a1a729eb51d1b6bca" unique (variant_id, inventory_item_id)
);
create index "IDX_product_variant_inventory_item_inventory_item_id"
  on product_variant_inventory_item (inventory_item_id)
  where deleted_at is null;
create index "IDX_product_variant_inventory_item_variant_id"
  on product_variant_inventory_item (variant_id)
  where deleted_at is null;
`
