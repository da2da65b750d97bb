/** Carts, their lines, and how they are shipped and paid. */
export const carts = `
create table cart (
  id varchar not null,
  email varchar,
  billing_address_id varchar,
  shipping_address_id varchar,
  region_id varchar not null,
  customer_id varchar,
  payment_id varchar,
  type cart_type_enum not null default 'default',
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  idempotency_key varchar,
  context jsonb,
  payment_authorized_at timestamptz,
  sales_channel_id varchar,
  constraint "PK_c524ec48751b9b5bcfbf6e59be7" primary key (id),
  constraint "REL_9d1a161434c610aae7c3df2dc7" unique (payment_id)
);
create index "IDX_242205c81c1152fab1b6e84847" on cart (customer_id);
create index "IDX_484c329f4783be4e18e5e2ff09" on cart (region_id);
create index "IDX_6b9c66b5e36f7c827dfaa092f9" on cart (billing_address_id);
create index "IDX_9d1a161434c610aae7c3df2dc7" on cart (payment_id);
create index "IDX_ced15a9a695d2b5db9dabce763" on cart (shipping_address_id);

create table cart_discounts (
  cart_id varchar not null,
  discount_id varchar not null,
  constraint "PK_10bd412c9071ccc0cf555afd9bb" primary key (cart_id, discount_id)
);
create index "IDX_6680319ebe1f46d18f106191d5" on cart_discounts (cart_id);
create index "IDX_8df75ef4f35f217768dc113545" on cart_discounts (discount_id);

create table cart_gift_cards (
  cart_id varchar not null,
  gift_card_id varchar not null,
  constraint "PK_2389be82bf0ef3635e2014c9ef1" primary key (cart_id, gift_card_id)
);
create index "IDX_0fb38b6d167793192bc126d835" on cart_gift_cards (gift_card_id);
create index "IDX_d38047a90f3d42f0be7909e8ae" on cart_gift_cards (cart_id);

create table line_item (
  id varchar not null,
  cart_id varchar,
  order_id varchar,
  swap_id varchar,
  title varchar not null,
  description varchar,
  thumbnail varchar,
  is_giftcard boolean not null default false,
  should_merge boolean not null default true,
  allow_discounts boolean not null default true,
  has_shipping boolean,
  unit_price integer not null,
  variant_id varchar,
  quantity integer not null,
  fulfilled_quantity integer,
  returned_quantity integer,
  shipped_quantity integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  claim_order_id varchar,
  is_return boolean not null default false,
  includes_tax boolean not null default false,
  original_item_id varchar,
  order_edit_id varchar,
  constraint "PK_cce6b13e67fa506d1d9618ac68b" primary key (id),
  constraint "CHK_0cd85e15610d11b553d5e8fda6" check (shipped_quantity <= fulfilled_quantity),
  constraint "CHK_64eef00a5064887634f1680866" check (quantity > 0),
  constraint "CHK_91f40396d847f6ecfd9f752bf8" check (returned_quantity <= quantity),
  constraint "CHK_c61716c68f5ad5de2834c827d3" check (fulfilled_quantity <= quantity)
);
create index "IDX_118e3c48f09a7728f41023c94e" on line_item (claim_order_id);
create index "IDX_27283ee631862266d0f1c68064" on line_item (cart_id);
create index "IDX_3fa354d8d1233ff81097b2fcb6" on line_item (swap_id);
create index "IDX_43a2b24495fe1d9fc2a9c835bc" on line_item (order_id);
create index "IDX_5371cbaa3be5200f373d24e3d5" on line_item (variant_id);
create unique index unique_li_original_item_id_order_edit_id
  on line_item (order_edit_id, original_item_id)
  where original_item_id is not null and order_edit_id is not null;

create table line_item_adjustment (
  id varchar not null,
  item_id varchar not null,
  description varchar not null,
  discount_id varchar,
  amount numeric not null,
  metadata jsonb,
  constraint "PK_2b1360103753df2dc8257c2c8c3" primary key (id)
);
create index "IDX_2f41b20a71f30e60471d7e3769" on line_item_adjustment (discount_id);
create index "IDX_be9aea2ccf3567007b6227da4d" on line_item_adjustment (item_id);
create unique index "IDX_bf701b88d2041392a288785ada" on line_item_adjustment (discount_id, item_id)
  where discount_id is not null;

create table line_item_tax_line (
  id varchar not null,
  rate real not null,
  name varchar not null,
  code varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  item_id varchar not null,
  constraint "PK_4a0f4322fcd5ce4af85727f89a8" primary key (id),
  constraint "UQ_3c2af51043ed7243e7d9775a2ad" unique (item_id, code)
);
create index "IDX_5077fa54b0d037e984385dfe8a" on line_item_tax_line (item_id);

create table shipping_profile (
  id varchar not null,
  name varchar not null,
  type shipping_profile_type_enum not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_c8120e4543a5a3a121f2968a1ec" primary key (id)
);

create table shipping_option (
  id varchar not null,
  name varchar not null,
  region_id varchar not null,
  profile_id varchar not null,
  provider_id varchar not null,
  price_type shipping_option_price_type_enum not null,
  amount integer,
  is_return boolean not null default false,
  data jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  admin_only boolean not null default false,
  includes_tax boolean not null default false,
  constraint "PK_2e56fddaa65f3a26d402e5d786e" primary key (id),
  constraint "CHK_7a367f5901ae0a5b0df75aee38" check (amount >= 0)
);
create index "IDX_5c58105f1752fca0f4ce69f466" on shipping_option (region_id);
create index "IDX_a0e206bfaed3cb63c186091734" on shipping_option (provider_id);
create index "IDX_c951439af4c98bf2bd7fb8726c" on shipping_option (profile_id);

create table shipping_option_requirement (
  id varchar not null,
  shipping_option_id varchar not null,
  type shipping_option_requirement_type_enum not null,
  amount integer not null,
  deleted_at timestamptz,
  constraint "PK_a0ff15442606d9f783602cb23a7" primary key (id)
);
create index "IDX_012a62ba743e427b5ebe9dee18" on shipping_option_requirement (shipping_option_id);

create table custom_shipping_option (
  id varchar not null,
  price integer not null,
  shipping_option_id varchar not null,
  cart_id varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_8dfcb5c1172c29eec4a728420cc" primary key (id),
  constraint "UQ_0f838b122a9a01d921aa1cdb669" unique (shipping_option_id, cart_id)
);
create index "IDX_44090cb11b06174cbcc667e91c" on custom_shipping_option (shipping_option_id);
create index "IDX_93caeb1bb70d37c1d36d6701a7" on custom_shipping_option (cart_id);

create table shipping_method (
  id varchar not null,
  shipping_option_id varchar not null,
  order_id varchar,
  cart_id varchar,
  swap_id varchar,
  return_id varchar,
  price integer not null,
  data jsonb not null,
  claim_order_id varchar,
  includes_tax boolean not null default false,
  constraint "PK_b9b0adfad3c6b99229c1e7d4865" primary key (id),
  constraint "REL_1d9ad62038998c3a85c77a53cf" unique (return_id),
  constraint "CHK_64c6812fe7815be30d688df513" check (price >= 0),
  constraint "CHK_a7020b08665bbd64d84a6641cf" check (
    claim_order_id is not null
    or order_id is not null
    or cart_id is not null
    or swap_id is not null
    or return_id is not null
  )
);
create index "IDX_1d9ad62038998c3a85c77a53cf" on shipping_method (return_id);
create index "IDX_5267705a43d547e232535b656c" on shipping_method (order_id);
create index "IDX_d783a66d1c91c0858752c933e6" on shipping_method (claim_order_id);
create index "IDX_d92993a7d554d84571f4eea1d1" on shipping_method (cart_id);
create index "IDX_fb94fa8d5ca940daa2a58139f8" on shipping_method (swap_id);
create index "IDX_fc963e94854bff2714ca84cd19" on shipping_method (shipping_option_id);

create table shipping_method_tax_line (
  id varchar not null,
  rate real not null,
  name varchar not null,
  code varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  shipping_method_id varchar not null,
  constraint "PK_54c94f5908aacbd51cf0a73edb1" primary key (id),
  constraint "UQ_cd147fca71e50bc954139fa3104" unique (shipping_method_id, code)
);
create index "IDX_926ca9f29014af8091722dede0" on shipping_method_tax_line (shipping_method_id);

create table payment_provider (
  id varchar not null,
  is_installed boolean not null default true,
  constraint "PK_ea94f42b6c88e9191c3649d7522" primary key (id)
);

create table payment_session (
  id varchar not null,
  cart_id varchar,
  provider_id varchar not null,
  is_selected boolean,
  status payment_session_status_enum not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  idempotency_key varchar,
  payment_authorized_at timestamptz,
  amount integer,
  is_initiated boolean not null default false,
  constraint "PK_a1a91b20f7f3b1e5afb5485cbcd" primary key (id),
  constraint "OneSelected" unique (cart_id, is_selected)
);
create index "IDX_d18ad72f2fb7c87f075825b6f8" on payment_session (provider_id);
create index "IDX_d25ba0787e1510ddc5d442ebcf" on payment_session (cart_id);
create unique index "UniqPaymentSessionCartIdProviderId" on payment_session (cart_id, provider_id)
  where cart_id is not null;

create table payment (
  id varchar not null,
  swap_id varchar,
  cart_id varchar,
  order_id varchar,
  amount integer not null,
  currency_code varchar not null,
  amount_refunded integer not null default 0,
  provider_id varchar not null,
  data jsonb not null,
  captured_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  metadata jsonb,
  idempotency_key varchar,
  constraint "PK_fcaec7df5adf9cac408c686b2ab" primary key (id),
  constraint "REL_c17aff091441b7c25ec3d68d36" unique (swap_id)
);
create index "IDX_4665f17abc1e81dd58330e5854" on payment (cart_id);
create index "IDX_aac4855eadda71aa1e4b6d7684" on payment (cart_id) where canceled_at is not null;
create index "IDX_c17aff091441b7c25ec3d68d36" on payment (swap_id);
create index "IDX_ea94f42b6c88e9191c3649d752" on payment (provider_id);
create index "IDX_f5221735ace059250daac9d980" on payment (order_id);
create index "IDX_payment_currency_code" on payment (currency_code);
create unique index "UniquePaymentActive" on payment (cart_id) where canceled_at is null;

create table payment_collection (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  type "PAYMENT_COLLECTION_TYPE_ENUM" not null,
  status "PAYMENT_COLLECTION_STATUS_ENUM" not null,
  description text,
  amount integer not null,
  authorized_amount integer,
  region_id varchar not null,
  currency_code varchar not null,
  metadata jsonb,
  created_by varchar not null,
  constraint "PK_payment_collection_id" primary key (id)
);
create index "IDX_payment_collection_currency_code" on payment_collection (currency_code)
  where deleted_at is null;
create index "IDX_payment_collection_region_id" on payment_collection (region_id)
  where deleted_at is null;

create table payment_collection_payments (
  payment_collection_id varchar not null,
  payment_id varchar not null,
  constraint "PK_payment_collection_payments" primary key (payment_collection_id, payment_id)
);
create index "IDX_payment_collection_payments_payment_collection_id"
  on payment_collection_payments (payment_collection_id);
create index "IDX_payment_collection_payments_payment_id" on payment_collection_payments (payment_id);

create table payment_collection_sessions (
  payment_collection_id varchar not null,
  payment_session_id varchar not null,
  constraint "PK_payment_collection_sessions" primary key (payment_collection_id, payment_session_id)
);
create index "IDX_payment_collection_sessions_payment_collection_id"
  on payment_collection_sessions (payment_collection_id);
create index "IDX_payment_collection_sessions_payment_session_id"
  on payment_collection_sessions (payment_session_id);
`
