create table review (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_product on review (product_id);
-- down
drop table review;
