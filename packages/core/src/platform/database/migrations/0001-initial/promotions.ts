/** Discounts and gift cards. */
export const promotions = `
create table discount (
  id varchar not null,
  code varchar not null,
  is_dynamic boolean not null,
  rule_id varchar,
  is_disabled boolean not null,
  parent_discount_id varchar,
  starts_at timestamptz not null default CURRENT_TIMESTAMP,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  usage_limit integer,
  usage_count integer not null default 0,
  valid_duration varchar,
  constraint "PK_d05d8712e429673e459e7f1cddb" primary key (id)
);
create index "IDX_ac2c280de3701b2d66f6817f76" on discount (rule_id);
create unique index "IDX_f65bf52e2239ace276ece2b2f4" on discount (code) where deleted_at is null;

create table discount_regions (
  discount_id varchar not null,
  region_id varchar not null,
  constraint "PK_15974566a8b6e04a7c754e85b75" primary key (discount_id, region_id)
);
create index "IDX_a21a7ffbe420d492eb46c305fe" on discount_regions (region_id);
create index "IDX_f4194aa81073f3fab8aa86906f" on discount_regions (discount_id);

create table discount_rule (
  id varchar not null,
  description varchar,
  type discount_rule_type_enum not null,
  value integer not null,
  allocation discount_rule_allocation_enum,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_ac2c280de3701b2d66f6817f760" primary key (id)
);

create table discount_rule_products (
  discount_rule_id varchar not null,
  product_id varchar not null,
  constraint "PK_351c8c92f5d27283c445cd022ee" primary key (discount_rule_id, product_id)
);
create index "IDX_4e0739e5f0244c08d41174ca08" on discount_rule_products (discount_rule_id);
create index "IDX_be66106a673b88a81c603abe7e" on discount_rule_products (product_id);

create table discount_condition (
  id varchar not null,
  type discount_condition_type_enum not null,
  operator discount_condition_operator_enum not null,
  discount_rule_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_e6b81d83133ddc21a2baf2e2204" primary key (id),
  constraint dctypeuniq unique (type, operator, discount_rule_id)
);
create index "IDX_efff700651718e452ca9580a62" on discount_condition (discount_rule_id);

create table discount_condition_customer_group (
  customer_group_id varchar not null,
  condition_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_cdc8b2277169a16b8b7d4c73e0e" primary key (customer_group_id, condition_id)
);
create index "IDX_4d5f98645a67545d8dea42e2eb" on discount_condition_customer_group (customer_group_id);
create index "IDX_8486ee16e69013c645d0b8716b" on discount_condition_customer_group (condition_id);

create table discount_condition_product (
  product_id varchar not null,
  condition_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_994eb4529fdbf14450d64ec17e8" primary key (product_id, condition_id)
);
create index "IDX_c759f53b2e48e8cfb50638fe4e" on discount_condition_product (product_id);
create index "IDX_f05132301e95bdab4ba1cf29a2" on discount_condition_product (condition_id);

create table discount_condition_product_collection (
  product_collection_id varchar not null,
  condition_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_b3508fc787aa4a38705866cbb6d" primary key (product_collection_id, condition_id)
);
create index "IDX_a0b05dc4257abe639cb75f8eae"
  on discount_condition_product_collection (product_collection_id);
create index "IDX_a1c4f9cfb599ad1f0db39cadd5" on discount_condition_product_collection (condition_id);

create table discount_condition_product_tag (
  product_tag_id varchar not null,
  condition_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_a95382c1e62205b121aa058682b" primary key (product_tag_id, condition_id)
);
create index "IDX_01486cc9dc6b36bf658685535f" on discount_condition_product_tag (product_tag_id);
create index "IDX_fbb2499551ed074526f3ee3624" on discount_condition_product_tag (condition_id);

create table discount_condition_product_type (
  product_type_id varchar not null,
  condition_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  constraint "PK_35d538a5a24399d0df978df12ed" primary key (product_type_id, condition_id)
);
create index "IDX_6ef23ce0b1d9cf9b5b833e52b9" on discount_condition_product_type (condition_id);
create index "IDX_e706deb68f52ab2756119b9e70" on discount_condition_product_type (product_type_id);

create table gift_card (
  id varchar not null,
  code varchar not null,
  value integer not null,
  balance integer not null,
  region_id varchar not null,
  order_id varchar,
  is_disabled boolean not null default false,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  tax_rate real,
  constraint "PK_af4e338d2d41035042843ad641f" primary key (id)
);
create unique index "IDX_53cb5605fa42e82b4d47b47bda" on gift_card (code);
create index "IDX_b6bcf8c3903097b84e85154eed" on gift_card (region_id);
create index "IDX_dfc1f02bb0552e79076aa58dbb" on gift_card (order_id);

create table gift_card_transaction (
  id varchar not null,
  gift_card_id varchar not null,
  order_id varchar not null,
  amount integer not null,
  created_at timestamptz not null default now(),
  is_taxable boolean,
  tax_rate real,
  constraint "PK_cfb5b4ba5447a507aef87d73fe7" primary key (id),
  constraint gcuniq unique (gift_card_id, order_id)
);
create index "IDX_d7d441b81012f87d4265fa57d2" on gift_card_transaction (order_id);
`
