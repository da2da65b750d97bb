import type { SelectionRules } from "../../../platform/query/selection.ts"

const relations = ["countries", "payment_providers", "fulfillment_providers", "currency"]

/** What answers say of a region unless asked otherwise. */
export const regionSelection: SelectionRules = {
  relations,
  allowedRelations: relations,
  fields: [
    "id",
    "name",
    "automatic_taxes",
    "gift_cards_taxable",
    "tax_provider_id",
    "currency_code",
    "tax_rate",
    "tax_code",
    "includes_tax",
    "created_at",
    "updated_at",
    "deleted_at",
    "metadata",
  ],
}

/** The same, for lists. */
export const regionListSelection: SelectionRules = { ...regionSelection, isList: true }
