import type { Migration } from "../migration.ts"

const dates = `created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

const sql = `
do $$
declare name text;
begin
  foreach name in array array['price_set', 'rule_type', 'price_set_rule_type', 'price_set_money_amount',
    'price_rule', 'price_list_rule', 'price_list_rule_value'] loop
    if to_regclass(name) is not null then
      create schema if not exists v1_pricing;
      execute format('alter table %I set schema v1_pricing', name);
    end if;
  end loop;
end $$;

create table price_set (
  id text not null,
  ${dates},
  constraint price_set_pkey primary key (id)
);

create table rule_type (
  id text not null,
  name text not null,
  rule_attribute text not null,
  default_priority integer not null default 0,
  ${dates},
  constraint rule_type_pkey primary key (id)
);
create unique index rule_type_rule_attribute on rule_type (rule_attribute) where deleted_at is null;

create table price_set_rule_type (
  price_set_id text not null,
  rule_type_id text not null,
  constraint price_set_rule_type_pkey primary key (price_set_id, rule_type_id),
  constraint price_set_rule_type_price_set_id_fkey foreign key (price_set_id)
    references price_set (id) on delete cascade,
  constraint price_set_rule_type_rule_type_id_fkey foreign key (rule_type_id)
    references rule_type (id) on delete cascade
);
create index price_set_rule_type_rule_type_id on price_set_rule_type (rule_type_id);

create table price_set_money_amount (
  id text not null,
  title text not null default '',
  price_set_id text not null,
  money_amount_id varchar not null,
  price_list_id varchar,
  ${dates},
  constraint price_set_money_amount_pkey primary key (id),
  constraint price_set_money_amount_price_set_id_fkey foreign key (price_set_id)
    references price_set (id) on delete cascade,
  constraint price_set_money_amount_money_amount_id_fkey foreign key (money_amount_id)
    references money_amount (id) on delete cascade,
  constraint price_set_money_amount_price_list_id_fkey foreign key (price_list_id)
    references price_list (id) on delete cascade
);
create unique index price_set_money_amount_money_amount_id on price_set_money_amount (money_amount_id);
create index price_set_money_amount_price_set_id on price_set_money_amount (price_set_id);
create index price_set_money_amount_price_list_id on price_set_money_amount (price_list_id);

create table price_rule (
  id text not null,
  price_set_id text not null,
  price_set_money_amount_id text not null,
  rule_type_id text not null,
  price_list_id varchar,
  value text not null,
  priority integer not null default 0,
  ${dates},
  constraint price_rule_pkey primary key (id),
  constraint price_rule_price_set_id_fkey foreign key (price_set_id) references price_set (id) on delete cascade,
  constraint price_rule_price_set_money_amount_id_fkey foreign key (price_set_money_amount_id)
    references price_set_money_amount (id) on delete cascade,
  constraint price_rule_rule_type_id_fkey foreign key (rule_type_id) references rule_type (id),
  constraint price_rule_price_list_id_fkey foreign key (price_list_id)
    references price_list (id) on delete cascade
);
create index price_rule_price_set_id on price_rule (price_set_id);
create index price_rule_price_set_money_amount_id on price_rule (price_set_money_amount_id);
create index price_rule_rule_type_id on price_rule (rule_type_id);
create index price_rule_price_list_id on price_rule (price_list_id);

create table price_list_rule (
  id text not null,
  price_list_id varchar not null,
  rule_type_id text not null,
  ${dates},
  constraint price_list_rule_pkey primary key (id),
  constraint price_list_rule_price_list_id_fkey foreign key (price_list_id)
    references price_list (id) on delete cascade,
  constraint price_list_rule_rule_type_id_fkey foreign key (rule_type_id) references rule_type (id)
);
create unique index price_list_rule_pair on price_list_rule (price_list_id, rule_type_id) where deleted_at is null;
create index price_list_rule_price_list_id on price_list_rule (price_list_id);
create index price_list_rule_rule_type_id on price_list_rule (rule_type_id);

create table price_list_rule_value (
  id text not null,
  price_list_rule_id text not null,
  value text not null,
  ${dates},
  constraint price_list_rule_value_pkey primary key (id),
  constraint price_list_rule_value_price_list_rule_id_fkey foreign key (price_list_rule_id)
    references price_list_rule (id) on delete cascade
);
create index price_list_rule_value_price_list_rule_id on price_list_rule_value (price_list_rule_id);
`

/**
 * Prices that belong to no variant and hold by rules: what v1 kept in the tables of its pricing module. Amounts,
 * price lists and currencies stay in the tables that the shop has. Where v1's pricing module has made tables of these
 * names, they are kept as they are, in the schema `v1_pricing`.
 */
export const priceSets: Migration = { name: "0007-price-sets", sql }
