CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX CONCURRENTLY customer_search ON customer
  USING gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, phone gin_trgm_ops);
CREATE INDEX CONCURRENTLY inventory_item_search ON inventory_item
  USING gin (sku gin_trgm_ops, title gin_trgm_ops, description gin_trgm_ops);
CREATE INDEX CONCURRENTLY order_search ON "order"
  USING gin (email gin_trgm_ops, (display_id::text) gin_trgm_ops);
CREATE INDEX CONCURRENTLY address_search ON address USING gin (first_name gin_trgm_ops);
CREATE INDEX CONCURRENTLY idx_gin_product_title ON product USING gin (title gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY idx_gin_product_description ON product
  USING gin (description gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY idx_gin_product_variant_title ON product_variant
  USING gin (title gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY idx_gin_product_variant_sku ON product_variant
  USING gin (sku gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY idx_gin_product_collection ON product_collection
  USING gin (title gin_trgm_ops) WHERE deleted_at IS NULL;
