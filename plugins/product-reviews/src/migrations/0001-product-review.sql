create table product_review (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  customer_id text not null references customer (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  title text,
  content text,
  name text,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  is_verified boolean not null,
  reply text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (product_id, customer_id)
);
create index product_review_of_product on product_review (product_id, status, created_at desc);
create index product_review_of_customer on product_review (customer_id);
create index product_review_by_status on product_review (status, created_at desc);
alter table product add column review_count integer, add column review_average numeric(3, 2);
-- down
alter table product drop column review_count, drop column review_average;
drop table product_review;
