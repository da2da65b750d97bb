import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** The shop as a loader receives it: the database, the services, the cache and the log, and the options of a plugin. */
export interface LoaderArguments extends Shop {
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
}

/**
 * The function that a loader can return. The server calls it when the process stops, after the last request, event and
 * job, to close connections or to send pending data. It may take up to 30 seconds.
 */
export type StopLoader = () => Promise<void> | void

/**
 * A loader: code of a project that runs when the server starts. Create it with `loader(async ({ services }) => …)`, and
 * export it as the default export of a file in `src/loaders`.
 */
export interface LoaderDefinition extends Definition<"loader"> {
  /**
   * The code of the loader. `shop` has the database, the services and, in a plugin, its options. If the code returns a
   * function, the server calls it when the process stops.
   */
  readonly run: (shop: LoaderArguments) => Promise<StopLoader | void> | StopLoader | void
}

/**
 * Declares a loader: code that runs whenever a process starts, after the database is migrated and before the
 * first request. Export it as the default export of a file in `src/loaders`. Every process of the shop runs it.
 * A function that it returns is called when the process stops, after its last request, event and job.
 * @param run the code of the loader; it receives the database, the services and, in a plugin, its options
 * @since 0.1
 */
export function loader(run: LoaderDefinition["run"]): LoaderDefinition {
  return define("loader", { run })
}
