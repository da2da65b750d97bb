import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** What a loader receives. */
export interface LoaderArguments extends Shop {
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
}

/** What a loader returns when something has to be closed, sent or released before the process ends. */
export type StopLoader = () => Promise<void> | void

/** A loader: code of a project that runs when the server starts. */
export interface LoaderDefinition extends Definition<"loader"> {
  readonly run: (shop: LoaderArguments) => Promise<StopLoader | void> | StopLoader | void
}

/**
 * Declares a loader: code that runs whenever a process starts, after the database is migrated and before the
 * first request. Export it as the default export of a file in `src/loaders`. Every process of the shop runs it.
 * A function that it returns is called when the process stops, after its last request, event and job.
 * @since 0.1
 */
export function loader(run: LoaderDefinition["run"]): LoaderDefinition {
  return define("loader", { run })
}
