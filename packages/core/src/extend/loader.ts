import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** What start-up code is given. */
export interface LoaderArguments extends Shop {
  readonly pluginOptions: PluginOptions
}

/** Start-up code. */
export interface LoaderDefinition extends Definition<"loader"> {
  readonly run: (shop: LoaderArguments) => Promise<void> | void
}

/**
 * Declares code that runs at every start, once the database is up to date and before the first request; export it as
 * default from a file in `src/loaders`. Every process of a shop runs it.
 * @since 0.1
 */
export function loader(run: LoaderDefinition["run"]): LoaderDefinition {
  return define("loader", { run })
}
