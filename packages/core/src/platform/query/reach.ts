import { generalErrors } from "../kernel/errors.ts"
import type { Entity } from "./entity.ts"
import type { Entities } from "./registry.ts"
import type { Selection } from "./selection.ts"

/**
 * Relations that customers cannot follow: behind them are other people's data, an account that somebody with the
 * id of a cart may not own, or products that may not be published.
 */
const walls: Readonly<Record<string, readonly string[] | "all">> = {
  Customer: "all",
  CustomerGroup: "all",
  DiscountCondition: "all",
  DiscountRule: ["products"],
  GiftCard: ["order"],
  MoneyAmount: ["price_list", "variant", "variants"],
  ProductCategory: "all",
  ProductCollection: "all",
  SalesChannel: "all",
  ShippingProfile: "all",
  TaxRate: "all",
}

/**
 * Refuses a selection of a store operation that leads out of what the row itself tells, e.g. from a cart over its
 * customer to their orders. A path that leads to many rows of the same entity twice is refused, too: the variants of the
 * product of each variant would multiply with every round, and the client has them already.
 * @param entities what the shop has
 * @throws invalid_data
 * @since 0.1
 */
export function assertWithinReach(
  root: Entity,
  { relations }: Pick<Selection, "relations">,
  entities: Entities,
): void {
  const refused = relations.filter((path) => leadsOut(root, path.split("."), { entities, reached: [] }))
  if (refused.length > 0) throw generalErrors.fields_not_valid(refused)
}

interface Way {
  readonly entities: Entities
  /** entities of which the path has led to many rows */
  readonly reached: readonly string[]
}

function leadsOut(entity: Entity, [name, ...rest]: readonly string[], { entities, reached }: Way): boolean {
  if (name === undefined || !Object.hasOwn(entity.relations, name)) return false
  const wall = walls[entity.name]
  if (wall === "all" || wall?.includes(name)) return true
  // Checked with `hasOwn` above.
  const relation = entity.relations[name]!
  const isMany = relation.kind !== "one"
  if (isMany && reached.includes(relation.target)) return true
  const target = entities[relation.target]
  const way = { entities, reached: isMany ? [...reached, relation.target] : reached }
  return target !== undefined && leadsOut(target, rest, way)
}
