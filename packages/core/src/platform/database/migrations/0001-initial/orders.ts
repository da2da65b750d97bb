/** Orders and everything that happens to them after the sale. */
export const orders = `
create table "order" (
  id varchar not null,
  status order_status_enum not null default 'pending',
  fulfillment_status order_fulfillment_status_enum not null default 'not_fulfilled',
  payment_status order_payment_status_enum not null default 'not_paid',
  display_id integer not null default nextval('order_display_id_seq'::regclass),
  cart_id varchar,
  customer_id varchar not null,
  email varchar not null,
  billing_address_id varchar,
  shipping_address_id varchar,
  region_id varchar not null,
  currency_code varchar not null,
  tax_rate real,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  idempotency_key varchar,
  draft_order_id varchar,
  no_notification boolean,
  external_id varchar,
  sales_channel_id varchar,
  constraint "PK_1031171c13130102495201e3e20" primary key (id),
  constraint "REL_c99a206eb11ad45f6b7f04f2dc" unique (cart_id),
  constraint "UQ_727b872f86c7378474a8fa46147" unique (draft_order_id)
);
create index "IDX_19b0c6293443d1b464f604c331" on "order" (shipping_address_id);
create index "IDX_5568d3b9ce9f7abeeb37511ecf" on "order" (billing_address_id);
create index "IDX_579e01fb94f4f58db480857e05" on "order" (display_id);
create index "IDX_c99a206eb11ad45f6b7f04f2dc" on "order" (cart_id);
create index "IDX_cd7812c96209c5bdd48a6b858b" on "order" (customer_id);
create index "IDX_e1fcce2b18dbcdbe0a5ba9a68b" on "order" (region_id);
create index "IDX_order_currency_code" on "order" (currency_code);

create table order_discounts (
  order_id varchar not null,
  discount_id varchar not null,
  constraint "PK_a7418714ffceebc125bf6d8fcfe" primary key (order_id, discount_id)
);
create index "IDX_0fc1ec4e3db9001ad60c19daf1" on order_discounts (discount_id);
create index "IDX_e7b488cebe333f449398769b2c" on order_discounts (order_id);

create table order_gift_cards (
  order_id varchar not null,
  gift_card_id varchar not null,
  constraint "PK_49a8ec66a6625d7c2e3526e05b4" primary key (order_id, gift_card_id)
);
create index "IDX_e62ff11e4730bb3adfead979ee" on order_gift_cards (order_id);
create index "IDX_f2bb9f71e95b315eb24b2b84cb" on order_gift_cards (gift_card_id);

create table draft_order (
  id varchar not null,
  status draft_order_status_enum not null default 'open',
  display_id integer not null default nextval('draft_order_display_id_seq'::regclass),
  cart_id varchar,
  order_id varchar,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  metadata jsonb,
  idempotency_key varchar,
  no_notification_order boolean,
  constraint "PK_f478946c183d98f8d88a94cfcd7" primary key (id),
  constraint "REL_5bd11d0e2a9628128e2c26fd0a" unique (cart_id),
  constraint "REL_8f6dd6c49202f1466ebf21e77d" unique (order_id)
);
create index "IDX_5bd11d0e2a9628128e2c26fd0a" on draft_order (cart_id);
create index "IDX_8f6dd6c49202f1466ebf21e77d" on draft_order (order_id);
create index "IDX_e87cc617a22ef4edce5601edab" on draft_order (display_id);

create table order_edit (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id varchar not null,
  internal_note varchar,
  created_by varchar not null,
  requested_by varchar,
  requested_at timestamptz,
  confirmed_by varchar,
  confirmed_at timestamptz,
  declined_by varchar,
  declined_reason varchar,
  declined_at timestamptz,
  canceled_by varchar,
  canceled_at timestamptz,
  payment_collection_id varchar,
  constraint "PK_58ab6acf2e84b4e827f5f846f7a" primary key (id)
);
create index "IDX_order_edit_order_id" on order_edit (order_id);
create index "IDX_order_edit_payment_collection_id" on order_edit (payment_collection_id);

create table order_item_change (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  type order_item_change_type_enum not null,
  order_edit_id varchar not null,
  original_line_item_id varchar,
  line_item_id varchar,
  constraint "PK_d6eb138f77ffdee83567b85af0c" primary key (id),
  constraint "REL_5f9688929761f7df108b630e64" unique (line_item_id),
  constraint "UQ_5b7a99181e4db2ea821be0b6196" unique (order_edit_id, original_line_item_id),
  constraint "UQ_da93cee3ca0dd50a5246268c2e9" unique (order_edit_id, line_item_id)
);

create table refund (
  id varchar not null,
  order_id varchar,
  amount integer not null,
  note varchar,
  reason refund_reason_enum not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  idempotency_key varchar,
  payment_id varchar,
  constraint "PK_f1cefa2e60d99b206c46c1116e5" primary key (id)
);
create index "IDX_eec9d9af4ca098e19ea6b499ea" on refund (order_id);
create index "IDX_refund_payment_id" on refund (payment_id);

create table "return" (
  id varchar not null,
  status return_status_enum not null default 'requested',
  swap_id varchar,
  order_id varchar,
  shipping_data jsonb,
  refund_amount integer not null,
  received_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  idempotency_key varchar,
  claim_order_id varchar,
  no_notification boolean,
  location_id varchar,
  constraint "PK_c8ad68d13e76d75d803b5aeebc4" primary key (id),
  constraint "REL_bad82d7bff2b08b87094bfac3d" unique (swap_id),
  constraint "UQ_71773d56eb2bacb922bc3283398" unique (claim_order_id)
);
create index "IDX_71773d56eb2bacb922bc328339" on "return" (claim_order_id);
create index "IDX_bad82d7bff2b08b87094bfac3d" on "return" (swap_id);
create index "IDX_d4bd17f918fc6c332b74a368c3" on "return" (order_id);

create table return_item (
  return_id varchar not null,
  item_id varchar not null,
  quantity integer not null,
  is_requested boolean not null default true,
  requested_quantity integer,
  received_quantity integer,
  metadata jsonb,
  reason_id varchar,
  note varchar,
  constraint "PK_46409dc1dd5f38509b9000c3069" primary key (return_id, item_id)
);

create table return_reason (
  id varchar not null,
  value varchar not null,
  label varchar not null,
  description varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  parent_return_reason_id varchar,
  constraint "PK_95fd1172973165790903e65660a" primary key (id)
);
create unique index "IDX_return_reason_value" on return_reason (value) where deleted_at is null;

create table swap (
  id varchar not null,
  fulfillment_status swap_fulfillment_status_enum not null,
  payment_status swap_payment_status_enum not null,
  order_id varchar not null,
  difference_due integer,
  shipping_address_id varchar,
  cart_id varchar,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  idempotency_key varchar,
  no_notification boolean,
  canceled_at timestamptz,
  allow_backorder boolean not null default false,
  constraint "PK_4a10d0f359339acef77e7f986d9" primary key (id),
  constraint "REL_402e8182bc553e082f6380020b" unique (cart_id)
);
create index "IDX_52dd74e8c989aa5665ad2852b8" on swap (order_id);

create table claim_order (
  id varchar not null,
  payment_status claim_order_payment_status_enum not null default 'na',
  fulfillment_status claim_order_fulfillment_status_enum not null default 'not_fulfilled',
  type claim_order_type_enum not null,
  order_id varchar not null,
  shipping_address_id varchar,
  refund_amount integer,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  idempotency_key varchar,
  no_notification boolean,
  constraint "PK_8981f5595a4424021466aa4c7a4" primary key (id)
);
create index "IDX_017d58bf8260c6e1a2588d258e" on claim_order (shipping_address_id);
create index "IDX_f49e3974465d3c3a33d449d3f3" on claim_order (order_id);

create table claim_item (
  id varchar not null,
  claim_order_id varchar not null,
  item_id varchar not null,
  variant_id varchar not null,
  reason claim_item_reason_enum not null,
  note varchar,
  quantity integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_5679662039bc4c7c6bc7fa1be2d" primary key (id)
);
create index "IDX_64980511ca32c8e92b417644af" on claim_item (variant_id);
create index "IDX_6e0cad0daef76bb642675910b9" on claim_item (item_id);
create index "IDX_900a9c3834257304396b2b0fe7" on claim_item (claim_order_id);

create table claim_image (
  id varchar not null,
  claim_item_id varchar not null,
  url varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_7c49e44bfe8840ca7d917890101" primary key (id)
);
create index "IDX_21cbfedd83d736d86f4c6f4ce5" on claim_image (claim_item_id);

create table claim_tag (
  id varchar not null,
  value varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_7761180541142a5926501018d34" primary key (id)
);
create index "IDX_ec10c54769877840c132260e4a" on claim_tag (value);

create table claim_item_tags (
  item_id varchar not null,
  tag_id varchar not null,
  constraint "PK_54ab8ce0f7e99167068188fbd81" primary key (item_id, tag_id)
);
create index "IDX_c2c0f3edf39515bd15432afe6e" on claim_item_tags (item_id);
create index "IDX_dc9bbf9fcb9ba458d25d512811" on claim_item_tags (tag_id);

create table fulfillment (
  id varchar not null,
  swap_id varchar,
  order_id varchar,
  tracking_numbers jsonb not null default '[]',
  data jsonb not null,
  shipped_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  idempotency_key varchar,
  provider_id varchar,
  claim_order_id varchar,
  no_notification boolean,
  location_id varchar,
  constraint "PK_50c102da132afffae660585981f" primary key (id)
);
create index "IDX_a52e234f729db789cf473297a5" on fulfillment (swap_id);
create index "IDX_beb35a6de60a6c4f91d5ae57e4" on fulfillment (provider_id);
create index "IDX_d73e55964e0ff2db8f03807d52" on fulfillment (claim_order_id);
create index "IDX_f129acc85e346a10eed12b86fc" on fulfillment (order_id);

create table fulfillment_item (
  fulfillment_id varchar not null,
  item_id varchar not null,
  quantity integer not null,
  constraint "PK_bc3e8a388de75db146a249922e0" primary key (fulfillment_id, item_id)
);

create table fulfillment_provider (
  id varchar not null,
  is_installed boolean not null default true,
  constraint "PK_beb35a6de60a6c4f91d5ae57e44" primary key (id)
);

create table tracking_link (
  id varchar not null,
  url varchar,
  tracking_number varchar not null,
  fulfillment_id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  idempotency_key varchar,
  constraint "PK_fcfd77feb9012ec2126d7c0bfb6" primary key (id)
);
`
