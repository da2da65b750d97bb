create table brand (
  id text primary key,
  name text not null,
  founded int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table product add column brand_id text references brand (id);
create index product_brand on product (brand_id);

-- down
alter table product drop column brand_id;
drop table brand;
