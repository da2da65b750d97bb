/** The shop itself: its settings, places, money and channels. */
export const shop = `
create table store (
  id varchar not null,
  name varchar not null default 'Medusa Store',
  default_currency_code varchar not null default 'usd',
  swap_link_template varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  payment_link_template varchar,
  invite_link_template varchar,
  default_sales_channel_id varchar,
  default_location_id varchar,
  constraint "PK_f3172007d4de5ae8e7692759d79" primary key (id),
  constraint "UQ_61b0f48cccbb5f41c750bac7286" unique (default_sales_channel_id)
);

create table store_currencies (
  store_id varchar not null,
  currency_code varchar not null,
  constraint "PK_0f2bff3bccc785c320a4df836de" primary key (store_id, currency_code)
);
create index "IDX_82a6bbb0b527c20a0002ddcbd6" on store_currencies (currency_code);
create index "IDX_b4f4b63d1736689b7008980394" on store_currencies (store_id);

create table currency (
  code varchar not null,
  symbol varchar not null,
  symbol_native varchar not null,
  name varchar not null,
  includes_tax boolean not null default false,
  constraint "PK_723472e41cae44beb0763f4039c" primary key (code)
);

create table country (
  id integer not null default nextval('country_id_seq'::regclass),
  iso_2 varchar not null,
  iso_3 varchar not null,
  num_code integer not null,
  name varchar not null,
  display_name varchar not null,
  region_id varchar,
  constraint "PK_bf6e37c231c4f4ea56dcd887269" primary key (id)
);
create index "IDX_b1aac8314662fa6b25569a575b" on country (region_id);
create unique index "IDX_e78901b1131eaf8203d9b1cb5f" on country (iso_2);

create table region (
  id varchar not null,
  name varchar not null,
  currency_code varchar not null,
  tax_rate real not null,
  tax_code varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  gift_cards_taxable boolean not null default true,
  automatic_taxes boolean not null default true,
  tax_provider_id varchar,
  includes_tax boolean not null default false,
  constraint "PK_5f48ffc3af96bc486f5f3f3a6da" primary key (id)
);
create index "IDX_region_currency_code" on region (currency_code);

create table region_payment_providers (
  region_id varchar not null,
  provider_id varchar not null,
  constraint "PK_9fa1e69914d3dd752de6b1da407" primary key (region_id, provider_id)
);
create index "IDX_3a6947180aeec283cd92c59ebb" on region_payment_providers (provider_id);
create index "IDX_8aaa78ba90d3802edac317df86" on region_payment_providers (region_id);

create table region_fulfillment_providers (
  region_id varchar not null,
  provider_id varchar not null,
  constraint "PK_5b7d928a1fb50d6803868cfab3a" primary key (region_id, provider_id)
);
create index "IDX_37f361c38a18d12a3fa3158d0c" on region_fulfillment_providers (provider_id);
create index "IDX_c556e14eff4d6f03db593df955" on region_fulfillment_providers (region_id);

create table sales_channel (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name varchar not null,
  description varchar,
  is_disabled boolean not null default false,
  metadata jsonb,
  constraint "PK_d1eb0b923ea5a0eb1e0916191f1" primary key (id)
);

create table sales_channel_location (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sales_channel_id text not null,
  location_id text not null,
  deleted_at timestamptz,
  constraint "PK_afd2c2c52634bc8280a9c9ee533" primary key (id)
);
create index "IDX_sales_channel_location_location_id" on sales_channel_location (location_id)
  where deleted_at is null;
create index "IDX_sales_channel_location_sales_channel_id" on sales_channel_location (sales_channel_id)
  where deleted_at is null;

create table publishable_api_key (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by varchar,
  revoked_by varchar,
  revoked_at timestamptz,
  title varchar not null,
  constraint "PK_9e613278673a87de92c606b4494" primary key (id)
);

create table publishable_api_key_sales_channel (
  sales_channel_id varchar not null,
  publishable_key_id varchar not null,
  id text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint "PK_68eaeb14bdac8954460054c567c" primary key (sales_channel_id, publishable_key_id)
);
create index "IDX_id_publishable_api_key_sales_channel" on publishable_api_key_sales_channel (id);

create table tax_provider (
  id varchar not null,
  is_installed boolean not null default true,
  constraint "PK_b198bf82ba6a317c11763d99b99" primary key (id)
);

create table tax_rate (
  id varchar not null,
  rate real,
  code varchar,
  name varchar not null,
  region_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_23b71b53f650c0b39e99ccef4fd" primary key (id)
);

create table product_tax_rate (
  product_id varchar not null,
  rate_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_326257ce468df46cd5c8c5922e9" primary key (product_id, rate_id)
);
create index "IDX_1d04aebeabb6a89f87e536a124" on product_tax_rate (product_id);
create index "IDX_2484cf14c437a04586b07e7ddd" on product_tax_rate (rate_id);

create table product_type_tax_rate (
  product_type_id varchar not null,
  rate_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_ddc9242de1d99bc7674969289f0" primary key (product_type_id, rate_id)
);
create index "IDX_25a3138bb236f63d9bb6c8ff11" on product_type_tax_rate (product_type_id);
create index "IDX_ece65a774192b34253abc4cd67" on product_type_tax_rate (rate_id);

create table shipping_tax_rate (
  shipping_option_id varchar not null,
  rate_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_bcd93b14d7e2695365d383f5eae" primary key (shipping_option_id, rate_id)
);
create index "IDX_346e0016cf045b998074774764" on shipping_tax_rate (rate_id);
create index "IDX_f672727ab020df6c50fb64c1a7" on shipping_tax_rate (shipping_option_id);
`
