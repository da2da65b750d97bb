import type { ComputedFields } from "../computed-fields.gen.ts"
import type { EntityTypes } from "../platform/query/entity-types.gen.ts"
import type { Columns, EntityName } from "../platform/query/selected.ts"

/**
 * A row of an entity that a service returns: its columns, the relations that were requested, and computed fields such
 * as totals where the method adds them.
 */
export type ShopRow<Name extends EntityName> = Columns<Name> &
  RelationsOf<Name> &
  (Name extends keyof ComputedFields ? Partial<Omit<ComputedFields[Name], keyof RelationsOf<Name>>> : unknown)

/** The relations of an entity, which a row has if they were requested. */
type RelationsOf<Name extends EntityName> = {
  [Relation in keyof EntityTypes[Name]["relations"]]?: Related<EntityTypes[Name]["relations"][Relation]>
}

type Related<Relation> = Relation extends { target: infer Target extends EntityName; reads: infer Form }
  ? Form extends "list"
    ? ShopRow<Target>[]
    : ShopRow<Target> | null
  : never

/** A row with its totals, as `retrieveWithTotals` of the services of carts and orders returns it. */
export type WithTotals<Name extends EntityName & keyof ComputedFields> = ShopRow<Name> &
  Pick<ComputedFields[Name], Extract<keyof ComputedFields[Name], TotalName>>

type TotalName =
  | "subtotal"
  | "total"
  | `${"discount" | "shipping" | "tax" | "gift_card" | "gift_card_tax" | "item_tax" | "shipping_tax"}_total`
