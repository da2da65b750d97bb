/**
 * A question that strategies of a project can answer, such as what a variant costs. The part of the shop that asks it
 * owns the kind, so that an engine can carry strategies without knowing what they decide.
 */
export interface StrategyKind<Strategy> {
  readonly name: string
  /** only a type: no value has it */
  readonly strategy?: Strategy
}

/** Strategies of one kind, for `strategiesOf`. */
export interface StrategiesOfKind {
  readonly kind: StrategyKind<unknown>
  readonly strategies: readonly unknown[]
}

/** The strategies of a shop. */
export interface Strategies {
  /** returns the strategies of a kind in their order; none is fine */
  of<Strategy>(kind: StrategyKind<Strategy>): readonly Strategy[]
}

/** Names strategies with their kind. */
export function ofKind<Strategy>(
  kind: StrategyKind<Strategy>,
  strategies: readonly Strategy[] = [],
): StrategiesOfKind {
  return { kind, strategies }
}

/** The strategies of a shop, from those of each kind. */
export function strategiesOf(...all: readonly StrategiesOfKind[]): Strategies {
  const byKind = new Map(all.map(({ kind, strategies }) => [kind, strategies]))
  return {
    // `ofKind` has checked that strategies are stored under their kind only
    of: <Strategy>(kind: StrategyKind<Strategy>) => (byKind.get(kind) ?? []) as readonly Strategy[],
  }
}
