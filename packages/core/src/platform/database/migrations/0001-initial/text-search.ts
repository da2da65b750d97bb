/**
 * Trigram indexes for the search in titles, descriptions and SKUs. They only make it faster, so a database
 * without the extension (PGlite, some managed services) goes without them.
 */
export const textSearch = `
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index idx_gin_product_description on product using gin (description gin_trgm_ops)
      where deleted_at is null;
    create index idx_gin_product_title on product using gin (title gin_trgm_ops) where deleted_at is null;
    create index idx_gin_product_variant_sku on product_variant using gin (sku gin_trgm_ops)
      where deleted_at is null;
    create index idx_gin_product_variant_title on product_variant using gin (title gin_trgm_ops)
      where deleted_at is null;
    create index idx_gin_product_collection on product_collection using gin (title gin_trgm_ops)
      where deleted_at is null;
  end if;
exception
  when insufficient_privilege then
    raise notice 'pg_trgm may not be created by this user: text search goes without its indexes';
end
$$;
`
