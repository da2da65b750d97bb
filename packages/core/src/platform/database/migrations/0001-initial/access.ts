/** People who sign in, what they watch, and the records of work done for them. */
export const access = `
create table "user" (
  id varchar not null,
  email varchar not null,
  first_name varchar,
  last_name varchar,
  password_hash varchar,
  api_token varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  role user_role_enum default 'member',
  constraint "PK_cace4a159ff9f2512dd42373760" primary key (id)
);
create unique index "IDX_ba8de19442d86957a3aa3b5006" on "user" (email) where deleted_at is null;

create table invite (
  id varchar not null,
  user_email varchar not null,
  role invite_role_enum default 'member',
  accepted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  token varchar not null,
  expires_at timestamptz not null default now(),
  constraint "PK_fc9fa190e5a3c5d80604a4f63e1" primary key (id)
);
create unique index "IDX_6b0ce4b4bcfd24491510bf19d1" on invite (user_email);

create table oauth (
  id varchar not null,
  display_name varchar not null,
  application_name varchar not null,
  install_url varchar,
  uninstall_url varchar,
  data jsonb,
  constraint "PK_a957b894e50eb16b969c0640a8d" primary key (id)
);
create unique index "IDX_c49c061b1a686843c5d673506f" on oauth (application_name);

create table analytics_config (
  id varchar not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  user_id varchar not null,
  opt_out boolean not null default false,
  anonymize boolean not null default false,
  constraint "PK_93505647c5d7cb479becb810b0f" primary key (id)
);
create unique index "IDX_379ca70338ce9991f3affdeedf" on analytics_config (id, user_id)
  where deleted_at is null;

create table note (
  id varchar not null,
  value varchar not null,
  resource_type varchar not null,
  resource_id varchar not null,
  author_id varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  metadata jsonb,
  constraint "PK_96d0c172a4fba276b1bbed43058" primary key (id)
);
create index "IDX_3287f98befad26c3a7dab088cf" on note (resource_id);
create index "IDX_f74980b411cf94af523a72af7d" on note (resource_type);

create table notification (
  id varchar not null,
  event_name varchar,
  resource_type varchar not null,
  resource_id varchar not null,
  customer_id varchar,
  "to" varchar not null,
  data jsonb not null,
  parent_id varchar,
  provider_id varchar,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "PK_705b6c7cdf9b2c2ff7ac7872cb7" primary key (id)
);
create index "IDX_b5df0f53a74b9d0c0a2b652c88" on notification (customer_id);
create index "IDX_df1494d263740fcfb1d09a98fc" on notification (resource_type);
create index "IDX_ea6a358d9ce41c16499aae55f9" on notification (resource_id);

create table notification_provider (
  id varchar not null,
  is_installed boolean not null default true,
  constraint "PK_0425c2423e2ce9fdfd5c23761d9" primary key (id)
);

create table batch_job (
  id varchar not null,
  type text not null,
  created_by varchar,
  context jsonb,
  result jsonb,
  dry_run boolean not null default false,
  created_at timestamptz not null default now(),
  pre_processed_at timestamptz,
  confirmed_at timestamptz,
  processing_at timestamptz,
  completed_at timestamptz,
  failed_at timestamptz,
  canceled_at timestamptz,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint "PK_e57f84d485145d5be96bc6d871e" primary key (id)
);

create table idempotency_key (
  id varchar not null,
  idempotency_key varchar not null,
  created_at timestamptz not null default now(),
  locked_at timestamptz,
  request_method varchar,
  request_params jsonb,
  request_path varchar,
  response_code integer,
  response_body jsonb,
  recovery_point varchar not null default 'started',
  constraint "PK_213f125e14469be304f9ff1d452" primary key (id)
);
create unique index "IDX_a421bf4588d0004a9b0c0fe84f" on idempotency_key (idempotency_key);

create table staged_job (
  id varchar not null,
  event_name varchar not null,
  data jsonb not null,
  options jsonb not null default '{}',
  constraint "PK_9a28fb48c46c5509faf43ac8c8d" primary key (id)
);
`
