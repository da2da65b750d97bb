create table waiting_count (
  variant_id text primary key references product_variant (id) on delete cascade,
  people integer not null
);
-- down
drop table waiting_count;
