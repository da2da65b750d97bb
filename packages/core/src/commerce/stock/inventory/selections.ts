import type { SelectionRules } from "../../../platform/query/selection.ts"

/** What answers give of an inventory item by default. */
export const itemSelection = {
  fields: [
    "id",
    "sku",
    "title",
    "description",
    "thumbnail",
    "origin_country",
    "hs_code",
    "requires_shipping",
    "mid_code",
    "material",
    "weight",
    "length",
    "height",
    "width",
    "metadata",
    "created_at",
    "updated_at",
  ],
} satisfies SelectionRules

/** What answers give of a level by default. */
export const levelSelection: SelectionRules = {
  fields: [
    "id",
    "inventory_item_id",
    "location_id",
    "stocked_quantity",
    "reserved_quantity",
    "incoming_quantity",
    "metadata",
    "created_at",
    "updated_at",
  ],
}
