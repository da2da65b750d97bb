import type { PluginOptions } from "./definition.ts"

/**
 * The settings of a server in `projectConfig` of the configuration file. An environment variable with the same
 * name in upper case takes precedence.
 */
export interface ProjectSettings {
  /** the port the server listens on; 0 selects any free port */
  readonly port?: number
  /** the address the server listens on */
  readonly host?: string
  readonly docs_port?: number
  /** the directory of the built documentation site; an empty string serves none */
  readonly docs_dir?: string
  /**
   * the connection URL of a PostgreSQL server, version 14 or newer; without it the server starts an embedded
   * PostgreSQL
   */
  readonly database_url?: string
  readonly database_pool_size?: number
  readonly database_statements?: "prepared" | "plain"
  /** the directory of the embedded database and of uploaded files */
  readonly data_dir?: string
  readonly admin_email?: string
  readonly admin_password?: string
  readonly jwt_secret?: string
  readonly cookie_secret?: string
  /** the origins whose pages may call `/store` from a browser: a list, or a string separated by commas */
  readonly store_cors?: string | readonly string[]
  /** the origins whose pages may call `/admin` from a browser: a list, or a string separated by commas */
  readonly admin_cors?: string | readonly string[]
  readonly backend_url?: string
  readonly smtp_url?: string
  readonly mail_from?: string
  readonly store_url?: string
  readonly admin_url?: string
  /**
   * whether the server also handles events, notifications and jobs; `off` leaves them to processes that run
   * `stheno worker`
   */
  readonly worker?: "on" | "off"
  /** v1's name for `worker`: `shared` means `on`, `server` means `off` */
  readonly worker_mode?: "shared" | "server" | "worker"
  readonly trusted_proxies?: number
  readonly login_attempts_per_minute?: number
  readonly upload_limit?: number
  readonly log_level?: "fatal" | "error" | "warn" | "info" | "debug" | "silent"
}

/** A plugin: the name of a package or of a folder in `plugins`, optionally with options. */
export type PluginEntry = string | { readonly resolve: string; readonly options?: PluginOptions }

/** Options of the dashboard, which the server serves if the package `@stheno/admin` is installed. */
export interface AdminSettings {
  /** whether the server serves the dashboard; `true` by default */
  readonly serve?: boolean
  /** the path of the dashboard on the server; `/app` by default */
  readonly path?: string
}

/** The configuration file of a project: `stheno.config.ts`, or v1's `medusa-config.js`. */
export interface ProjectConfig {
  readonly projectConfig?: ProjectSettings
  readonly plugins?: readonly PluginEntry[]
  readonly admin?: AdminSettings
  /** the project's own feature flags */
  readonly featureFlags?: Readonly<Record<string, boolean>>
}

/**
 * Types the configuration of a project. Export the result as the default export of `stheno.config.ts`.
 * @param config the settings, plugins and feature flags; unknown keys are compile errors
 * @returns the same object
 * @since 0.1
 */
export function defineConfig(config: ProjectConfig): ProjectConfig {
  return config
}
