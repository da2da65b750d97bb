import type { DiscountCondition } from "@stheno/js-client"
import {
  useAdminCollections,
  useAdminCustomerGroups,
  useAdminProducts,
  useAdminProductTags,
  useAdminProductTypes,
} from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { foundRows, type FoundRows } from "../kit/picker-dialog.tsx"

export type ConditionType = DiscountCondition["type"]

/** Something that a condition can name. */
export interface ConditionRow {
  readonly id: string
  readonly label: string
}

type Found = FoundRows<ConditionRow>

const kept = { placeholderData: keepPreviousData } as const
const asked = (q: string) => ({ limit: 30, ...(q ? { q } : {}) })

/** By type of condition, the hook that looks for what it can name. */
export const conditionRows: Record<ConditionType, (q: string) => Found> = {
  products: function useProductRows(q) {
    const { products, count, error } = useAdminProducts(asked(q), kept)
    return foundRows(
      products?.map(({ id, title }) => ({ id, label: title })),
      { count, error },
    )
  },
  product_types: function useTypeRows(q) {
    const { product_types: types, count, error } = useAdminProductTypes(asked(q), kept)
    return foundRows(
      types?.map(({ id, value }) => ({ id, label: value })),
      { count, error },
    )
  },
  product_collections: function useCollectionRows(q) {
    const { collections, count, error } = useAdminCollections(asked(q), kept)
    return foundRows(
      collections?.map(({ id, title }) => ({ id, label: title })),
      { count, error },
    )
  },
  product_tags: function useTagRows(q) {
    const { product_tags: tags, count, error } = useAdminProductTags(asked(q), kept)
    return foundRows(
      tags?.map(({ id, value }) => ({ id, label: value })),
      { count, error },
    )
  },
  customer_groups: function useGroupRows(q) {
    const { customer_groups: groups, count, error } = useAdminCustomerGroups(asked(q), kept)
    return foundRows(
      groups?.map(({ id, name }) => ({ id, label: name })),
      { count, error },
    )
  },
}

type Named = Pick<
  DiscountCondition,
  "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"
>

/** What a condition names. */
export function rowsOf(condition: Named): ConditionRow[] {
  return [
    ...(condition.products ?? []).map(({ id, title }) => ({ id, label: title })),
    ...(condition.product_types ?? []).map(({ id, value }) => ({ id, label: value })),
    ...(condition.product_collections ?? []).map(({ id, title }) => ({ id, label: title })),
    ...(condition.product_tags ?? []).map(({ id, value }) => ({ id, label: value })),
    ...(condition.customer_groups ?? []).map(({ id, name }) => ({ id, label: name })),
  ]
}

/** The same for the same things in any order: whether somebody else has chosen others is found out with it. */
export function idsText(rows: readonly ConditionRow[]): string {
  return rows
    .map(({ id }) => id)
    .toSorted()
    .join(" ")
}

/** What is found, below what is chosen already. */
export function withChosen(chosen: readonly ConditionRow[], found: Found, q: string): Found {
  const { rows } = found
  if (!rows || q !== "") return found
  return { ...found, rows: [...chosen, ...rows.filter(({ id }) => !chosen.some((row) => row.id === id))] }
}
