import type { BatchStrategy, EngineOptions, Log, Problem } from "@stheno/core"
import path from "node:path"
import { describeError } from "./describe-error.ts"
import type { Project } from "./load-project.ts"
import { missingMembers } from "./provider-members.ts"

/** What an engine is made with besides ours. */
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

/**
 * Makes the providers of a project. One that cannot be made is left out.
 * @since 0.1
 */
export function makeProviders(
  { parts, directory }: Project,
  log: Log,
): { readonly providers: OwnProviders; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const made = parts.providers.flatMap(({ definition, origin }) => {
    try {
      const given = { pluginOptions: origin.options, log, env: process.env }
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
  return {
    problems,
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
