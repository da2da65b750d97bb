import type { Migration } from "../migration.ts"

const sql = `
create table auth_session (
  id text not null,
  sid text not null,
  kind text not null,
  subject_id varchar,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint auth_session_pkey primary key (id),
  constraint auth_session_sid_kind_key unique (sid, kind),
  constraint auth_session_kind_check check (kind in ('admin', 'store'))
);
create index auth_session_subject on auth_session (subject_id) where subject_id is not null;
create index auth_session_expires_at on auth_session (expires_at);

alter table staged_job
  add column attempts integer default 0,
  add column not_before timestamptz,
  add column created_at timestamptz default now(),
  add column seq bigserial;
create unique index staged_job_seq on staged_job (seq);

create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 1,
  constraint rate_limit_pkey primary key (key)
);

alter table idempotency_key
  add column fingerprint text,
  add column response_text text;

alter table gift_card add constraint gift_card_balance_check check (balance >= 0) not valid;
`

/**
 * What Stheno adds to the v1 tables: sessions, the outbox's order and retries, the rule that a gift card
 * is never overdrawn, and an index for every foreign key that v1 left without one. Rules are `not valid`:
 * they hold for every write from now on and never refuse an adopted shop for its old rows.
 */
export const stheno: Migration = {
  name: "0002-stheno",
  sql,
  indexes: [
    { name: "address_country_code", on: "address (country_code)" },
    { name: "batch_job_created_by", on: "batch_job (created_by)" },
    { name: "cart_sales_channel_id", on: "cart (sales_channel_id)" },
    { name: "discount_parent_discount_id", on: "discount (parent_discount_id)" },
    { name: "fulfillment_item_item_id", on: "fulfillment_item (item_id)" },
    { name: "line_item_order_edit_id", on: "line_item (order_edit_id)" },
    { name: "line_item_original_item_id", on: "line_item (original_item_id)" },
    { name: "money_amount_price_list_id", on: "money_amount (price_list_id)" },
    { name: "notification_provider_id", on: "notification (provider_id)" },
    { name: "notification_parent_id", on: "notification (parent_id)" },
    { name: "order_sales_channel_id", on: '"order" (sales_channel_id)' },
    { name: "order_item_change_original_line_item_id", on: "order_item_change (original_line_item_id)" },
    { name: "payment_collection_region_id", on: "payment_collection (region_id)" },
    { name: "product_collection_id", on: "product (collection_id)" },
    { name: "product_type_id", on: "product (type_id)" },
    { name: "product_option_product_id", on: "product_option (product_id)" },
    { name: "region_tax_provider_id", on: "region (tax_provider_id)" },
    { name: "return_item_item_id", on: "return_item (item_id)" },
    { name: "return_item_reason_id", on: "return_item (reason_id)" },
    { name: "return_reason_parent_return_reason_id", on: "return_reason (parent_return_reason_id)" },
    { name: "store_default_currency_code", on: "store (default_currency_code)" },
    { name: "swap_shipping_address_id", on: "swap (shipping_address_id)" },
    { name: "tax_rate_region_id", on: "tax_rate (region_id)" },
    { name: "tracking_link_fulfillment_id", on: "tracking_link (fulfillment_id)" },
  ],
}
