create table image_variant_set (
  url text primary key,
  settings text not null,
  claimed_at timestamptz default now(),
  variants jsonb,
  problem text
);
alter table image add column variants jsonb;
alter table product add column thumbnail_variants jsonb;
-- down
alter table product drop column thumbnail_variants;
alter table image drop column variants;
drop table image_variant_set;
