/** Customers, their groups and addresses. */
export const customers = `
create table customer (
  id varchar not null,
  email varchar not null,
  first_name varchar,
  last_name varchar,
  billing_address_id varchar,
  password_hash varchar,
  phone varchar,
  has_account boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_a7a13f4cacb744524e44dfdad32" primary key (id),
  constraint "REL_8abe81b9aac151ae60bf507ad1" unique (billing_address_id)
);
create index "IDX_8abe81b9aac151ae60bf507ad1" on customer (billing_address_id);
create unique index "IDX_unique_email_for_guests_and_customer_accounts" on customer (email, has_account)
  where deleted_at is null;

create table customer_group (
  id varchar not null,
  name varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_88e7da3ff7262d9e0a35aa3664e" primary key (id)
);
create unique index "IDX_c4c3a5225a7a1f0af782c40abc" on customer_group (name) where deleted_at is null;

create table customer_group_customers (
  customer_group_id varchar not null,
  customer_id varchar not null,
  constraint "PK_e28a55e34ad1e2d3df9a0ac86d3" primary key (customer_group_id, customer_id)
);
create index "IDX_3c6412d076292f439269abe1a2" on customer_group_customers (customer_id);
create index "IDX_620330964db8d2999e67b0dbe3" on customer_group_customers (customer_group_id);

create table address (
  id varchar not null,
  customer_id varchar,
  company varchar,
  first_name varchar,
  last_name varchar,
  address_1 varchar,
  address_2 varchar,
  city varchar,
  country_code varchar,
  province varchar,
  postal_code varchar,
  phone varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_d92de1f82754668b5f5f5dd4fd5" primary key (id)
);
create index "IDX_9c9614b2f9d01665800ea8dbff" on address (customer_id);
`
