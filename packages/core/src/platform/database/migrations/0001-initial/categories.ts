/** The tree of product categories. v1 made these tables only when the feature was switched on. */
export const categories = `
create table product_category (
  id varchar not null,
  name text not null,
  handle text not null,
  parent_category_id varchar,
  mpath text,
  is_active boolean default false,
  is_internal boolean default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rank integer not null default 0,
  description text not null default '',
  metadata jsonb,
  constraint "PK_qgguwbn1cwstxk93efl0px9oqwt" primary key (id),
  constraint product_category_rank_check check (rank >= 0)
);
create index "IDX_product_category_active_public"
  on product_category (parent_category_id, is_active, is_internal)
  where is_active is true and is_internal is false;
create unique index "IDX_product_category_handle" on product_category (handle);
create index "IDX_product_category_path" on product_category (mpath);
create unique index "UniqProductCategoryParentIdRank" on product_category (parent_category_id, rank);

create table product_category_product (
  product_category_id varchar not null,
  product_id varchar not null
);
create index "IDX_pcp_product_category_id" on product_category_product (product_category_id);
create index "IDX_pcp_product_id" on product_category_product (product_id);
create unique index "IDX_upcp_product_id_product_category_id"
  on product_category_product (product_category_id, product_id);

alter table product_category_product add constraint "FK_product_category_id"
  foreign key (product_category_id) references product_category (id) on delete cascade;
alter table product_category_product add constraint "FK_product_id"
  foreign key (product_id) references product (id) on delete cascade;
`
