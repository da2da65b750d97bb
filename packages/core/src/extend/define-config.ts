import type { PluginOptions } from "./definition.ts"

/** Settings of a shop in its configuration file. The variable of the environment with the same name in capitals wins. */
export interface ProjectSettings {
  /** port of the API; 0 takes any free one */
  readonly port?: number
  /** address to listen on */
  readonly host?: string
  readonly docs_port?: number
  /** directory of the built documentation; empty serves none */
  readonly docs_dir?: string
  /** connection URL of a PostgreSQL 14 or newer; without it the embedded one starts */
  readonly database_url?: string
  readonly database_pool_size?: number
  readonly database_statements?: "prepared" | "plain"
  /** directory of the embedded database and of uploaded files */
  readonly data_dir?: string
  readonly admin_email?: string
  readonly admin_password?: string
  readonly jwt_secret?: string
  readonly cookie_secret?: string
  /** origins that may call `/store` from a browser, separated by commas or as a list */
  readonly store_cors?: string | readonly string[]
  /** origins that may call `/admin` from a browser */
  readonly admin_cors?: string | readonly string[]
  readonly backend_url?: string
  readonly smtp_url?: string
  readonly mail_from?: string
  readonly store_url?: string
  readonly admin_url?: string
  /** `off` leaves events, mails and jobs to processes that run `stheno worker` */
  readonly worker?: "on" | "off"
  /** v1's name of `worker`: `shared` is `on`, `server` is `off` */
  readonly worker_mode?: "shared" | "server" | "worker"
  readonly trusted_proxies?: number
  readonly login_attempts_per_minute?: number
  readonly upload_limit?: number
  readonly log_level?: "fatal" | "error" | "warn" | "info" | "debug" | "silent"
}

/** A plugin: a package or a folder in `plugins`, by its name, with options where it wants some. */
export type PluginEntry = string | { readonly resolve: string; readonly options?: PluginOptions }

/** How the dashboard of the package `@stheno/admin` is served, where that is installed. */
export interface AdminSettings {
  /** false serves none; true unless said */
  readonly serve?: boolean
  /** address of the dashboard on the server; `/app` unless said */
  readonly path?: string
}

/** The configuration file of a project: `stheno.config.ts`, or v1's `medusa-config.js`. */
export interface ProjectConfig {
  readonly projectConfig?: ProjectSettings
  readonly plugins?: readonly PluginEntry[]
  readonly admin?: AdminSettings
  /** flags of the project's own */
  readonly featureFlags?: Readonly<Record<string, boolean>>
}

/**
 * Gives the configuration of a project its type. Export what it returns as default from `stheno.config.ts`.
 * @param config settings, plugins and feature flags; a key that does not exist does not compile
 * @returns the same object
 * @since 0.1
 */
export function defineConfig(config: ProjectConfig): ProjectConfig {
  return config
}
