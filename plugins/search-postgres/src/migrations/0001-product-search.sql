create table product_search_build (
  id text primary key,
  is_current boolean not null default false,
  settings text,
  created_at timestamptz not null default now()
);
create unique index product_search_current_build on product_search_build (is_current) where is_current;
create table product_search_document (
  build_id text not null references product_search_build (id) on delete cascade,
  product_id text not null,
  title text not null,
  product json not null,
  categories jsonb not null,
  facets jsonb not null,
  channels text[] not null,
  document tsvector not null,
  primary key (build_id, product_id)
);
create index product_search_of_words on product_search_document using gin (document);
create index product_search_of_facets on product_search_document using gin (facets jsonb_path_ops);
create table product_search_word (
  build_id text not null references product_search_build (id) on delete cascade,
  word text not null,
  primary key (build_id, word)
);
-- down
drop table product_search_word;
drop table product_search_document;
drop table product_search_build;
