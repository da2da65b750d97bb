import type { BatchStrategy, Cache, EventBusProvider, LockProvider, Log, Shop } from "@stheno/core"
import type { EngineOptions, Problem } from "@stheno/core/host"
import path from "node:path"
import { describeError } from "./describe-error.ts"
import type { Project } from "./load-project.ts"
import { missingMembers, unknownKind } from "./provider-members.ts"

/** What an engine is created with in addition to the built-in parts. */
export type OwnProviders = Pick<
  EngineOptions,
  | "paymentProviders"
  | "fulfillmentProviders"
  | "taxProviders"
  | "notificationProviders"
  | "apps"
  | "files"
  | "search"
  | "batchStrategies"
  | "priceStrategies"
  | "taxStrategies"
>

/** The providers of a project, and what could not be made. */
export interface OwnParts {
  readonly providers: OwnProviders
  /** a cache in the place of the one in memory */
  readonly cache?: Cache
  /** a lock provider in the place of the one in the database */
  readonly locks?: LockProvider
  /** an event bus between the outbox and the subscribers */
  readonly eventBus?: EventBusProvider
  readonly problems: readonly Problem[]
}

/** Where providers find the shop, which exists only after them. */
export interface ShopHolder {
  /** undefined until the project was set to work */
  current?: () => Shop
}

/**
 * Makes the providers of a project. One that cannot be made is left out.
 * @param holder receives the shop once there is one
 * @since 0.1
 */
export function makeProviders({ parts, directory }: Project, log: Log, holder: ShopHolder = {}): OwnParts {
  const shop = () => {
    if (holder.current) return holder.current()
    throw new Error("The shop is not available yet: providers can use it once the server has started.")
  }
  const problems: Problem[] = []
  const made = parts.providers.flatMap(({ definition, origin }) => {
    const unknown = unknownKind(definition.kind)
    if (unknown) {
      problems.push({ file: origin.file, ...unknown })
      return []
    }
    try {
      if (definition.when?.({ pluginOptions: origin.options }) === false) return []
      const given = { pluginOptions: origin.options, log, env: process.env, shop }
      const provider: unknown = definition.make(given)
      const missing = missingMembers(definition.kind, provider)
      if (missing.length === 0) return [{ kind: definition.kind, provider }]
      problems.push({
        file: origin.file,
        message: `The ${definition.kind} provider has no ${missing.join(", ")}.`,
        remedy: "Add them. The interface of the provider describes each of them.",
      })
      return []
    } catch (error) {
      problems.push(describeError(error, path.join(directory, origin.file), directory))
      return []
    }
  })
  const of = <P>(kind: string) => made.filter((one) => one.kind === kind).map(({ provider }) => provider as P)
  const files = of<NonNullable<OwnProviders["files"]>>("file").at(-1)
  const search = of<NonNullable<OwnProviders["search"]>>("search").at(-1)
  const cache = of<Cache>("cache").at(-1)
  const locks = of<LockProvider>("lock").at(-1)
  const eventBus = of<EventBusProvider>("event-bus").at(-1)
  return {
    problems,
    ...(cache && { cache }),
    ...(locks && { locks }),
    ...(eventBus && { eventBus }),
    providers: {
      paymentProviders: of("payment"),
      fulfillmentProviders: of("fulfillment"),
      taxProviders: of("tax"),
      notificationProviders: of("notification"),
      apps: of("app"),
      ...(files && { files }),
      ...(search && { search }),
      priceStrategies: parts.strategies.flatMap(({ definition }) =>
        definition.$stheno === "price-selection" ? [definition.decide] : [],
      ),
      taxStrategies: parts.strategies.flatMap(({ definition }) =>
        definition.$stheno === "tax-calculation" ? [definition.decide] : [],
      ),
      batchStrategies: parts.strategies.flatMap(({ definition }): BatchStrategy[] =>
        definition.$stheno === "batch-job" ? [definition.strategy] : [],
      ),
    },
  }
}
