import type { Selection } from "../../../platform/query/selection.ts"

/** What says whether a variant can be bought. */
const stockColumns = ["manage_inventory", "allow_backorder", "inventory_quantity"]

/**
 * What has to be read to answer a selection of products: the columns behind `profile_id` and availability
 * instead of the fields themselves, and no prices where they are worked out anyway.
 * @since 0.1
 */
export function loadedSelection(selection: Selection): Selection {
  const known = loaded.get(selection) ?? makeSelection(selection)
  loaded.set(selection, known)
  return known
}

/** What follows from a selection is the same for every request that asks for it. */
const loaded = new WeakMap<Selection, Selection>()

function makeSelection(selection: Selection): Selection {
  const fields = selection.fields?.filter((field) => field !== "profile_id")
  const needsProfiles = fields?.length !== selection.fields?.length
  const { variants } = selection.relationFields
  const relations = needsProfiles ? [...new Set([...selection.relations, "profiles"])] : selection.relations
  return {
    ...selection,
    fields,
    relations: wantsPrices(selection)
      ? relations.filter((relation) => relation !== "variants.prices")
      : relations,
    relationFields: variants
      ? { ...selection.relationFields, variants: [...variants, ...stockColumns] }
      : selection.relationFields,
  }
}

/** Whether prices are to be worked out: only where variants and their prices are both asked for by name. */
export function wantsPrices({ relations }: Selection): boolean {
  return relations.includes("variants") && relations.includes("variants.prices")
}

/** Whether availability is to be worked out. */
export function wantsAvailability({ relations }: Selection): boolean {
  return relations.includes("variants")
}

/** The selection with relations that are read whether the caller asks or not. */
export function withMoreRelations(selection: Selection, ...relations: readonly string[]): Selection {
  return { ...selection, relations: [...new Set([...selection.relations, ...relations])] }
}
