/**
 * A question that strategies of a project can answer, such as what a variant costs. The part of the shop that asks it
 * owns the kind, so that an engine can carry strategies without knowing what they decide.
 */
export class StrategyKind<Strategy> {
  readonly #byShop = new WeakMap<Strategies, readonly Strategy[]>()

  /** returns the strategies of this kind in their order; none is fine */
  of(shop: Strategies): readonly Strategy[] {
    return this.#byShop.get(shop) ?? []
  }

  /** strategies of this kind, for `strategiesOf` */
  with(strategies: readonly Strategy[] = []): StrategiesOfKind {
    return (shop) => void this.#byShop.set(shop, strategies)
  }
}

/** Gives a shop its strategies of one kind. */
export type StrategiesOfKind = (shop: Strategies) => void

/** The strategies of a shop. */
export interface Strategies {
  /** returns the strategies of a kind in their order; none is fine */
  of<Strategy>(kind: StrategyKind<Strategy>): readonly Strategy[]
}

/** The strategies of a shop, from those of each kind. */
export function strategiesOf(...all: readonly StrategiesOfKind[]): Strategies {
  const shop: Strategies = { of: (kind) => kind.of(shop) }
  for (const give of all) give(shop)
  return shop
}
