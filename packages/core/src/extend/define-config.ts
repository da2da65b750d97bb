import type { V1Compatibility } from "../platform/kernel/v1-compatibility.ts"
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
  /** the port of the documentation; 0 selects any free port */
  readonly docs_port?: number
  /** the directory of the built documentation site; an empty string serves none */
  readonly docs_dir?: string
  /**
   * the connection URL of a PostgreSQL server, version 14 or newer; without it the server starts an embedded
   * PostgreSQL
   */
  readonly database_url?: string
  /** the connection URL for migrations if `database_url` leads to a connection pooler: the same database without it */
  readonly database_direct_url?: string
  /** the connection URL of a streaming replica of the database, for reading */
  readonly database_read_url?: string
  /** the maximum number of database connections for API requests */
  readonly database_pool_size?: number
  /** the maximum duration of a database statement of an API request, in milliseconds; 0 means no limit */
  readonly database_statement_timeout?: number
  /** whether statements are prepared; `auto` prepares them unless a connection pooler is in between */
  readonly database_statements?: "auto" | "prepared" | "plain"
  /** the directory of the embedded database and of uploaded files */
  readonly data_dir?: string
  /** the directory of the archive from which the embedded database can be restored to a point in time */
  readonly database_archive_dir?: string
  /** the number of days to which the embedded database can be restored */
  readonly database_archive_days?: number
  /** the email address of the user that the first start creates */
  readonly admin_email?: string
  /** the password of that user; production rejects the default */
  readonly admin_password?: string
  /** the secret that signs access tokens; at least 32 characters in production */
  readonly jwt_secret?: string
  /** the secret that signs cookies; at least 32 characters in production */
  readonly cookie_secret?: string
  /** the origins whose pages may call `/store` from a browser: a list, or a string separated by commas */
  readonly store_cors?: string | readonly string[]
  /** the origins whose pages may call `/admin` from a browser: a list, or a string separated by commas */
  readonly admin_cors?: string | readonly string[]
  /** the public URL of the server, for links to uploaded files; the address it listens on by default */
  readonly backend_url?: string
  /** the SMTP server, such as `smtps://user:password@mail.example.com` */
  readonly smtp_url?: string
  /** the sender of emails, such as `Shop <shop@example.com>` */
  readonly mail_from?: string
  /** the languages of emails, such as `["en", "de"]`, the default first */
  readonly mail_languages?: string | readonly string[]
  /** the URL of the storefront, for links in emails */
  readonly store_url?: string
  /** the URL of the dashboard, for links in emails; `/app` below `backend_url` by default */
  readonly admin_url?: string
  /**
   * whether the server also handles events, notifications and jobs; `off` leaves them to processes that run
   * `stheno worker`
   */
  readonly worker?: "on" | "off"
  /** v1's name for `worker`: `shared` means `on`, `server` means `off` */
  readonly worker_mode?: "shared" | "server" | "worker"
  /** milliseconds for which the server still handles requests after `SIGTERM`, while `/ready` returns 503 */
  readonly shutdown_delay?: number
  /** the number of proxies in front of the server whose `X-Forwarded-For` entries are trusted */
  readonly trusted_proxies?: number
  /** a secret that a storefront's server sends with the IP address of its customer, so that limits count the customer */
  readonly client_address_secret?: string
  /** the maximum number of sign-in attempts per account and IP address within a minute; 0 means no limit */
  readonly login_attempts_per_minute?: number
  /** the number of searches with `q` that a process runs at the same time for one IP address; 0 means no limit */
  readonly searches_at_once?: number
  /** the number of rows up to which the counts of lists are exact; 0 always counts all rows, as v1 does */
  readonly exact_counts?: number
  /** the maximum number of related rows in one response; 0 returns all of them, as v1 does */
  readonly relation_rows?: number
  /** the maximum amount of memory for cached responses, in bytes; 0 turns the response cache off */
  readonly response_cache_size?: number
  /** the maximum total size of the files of one upload, in bytes */
  readonly upload_limit?: number
  /** the minimum level of log messages */
  readonly log_level?: "fatal" | "error" | "warn" | "info" | "debug" | "silent"
  /** the format of log messages; by default, text in a terminal outside of production, otherwise JSON */
  readonly log_format?: "json" | "text"
}

/** A plugin: the name of a package or of a folder in `plugins`, optionally with options. */
export type PluginEntry = string | { readonly resolve: string; readonly options?: PluginOptions }

/** Options of the dashboard, which the server serves if the package `@stheno/admin` is installed. */
export interface AdminSettings {
  /** whether the server serves the dashboard; `true` by default */
  readonly serve?: boolean
  /** the path of the dashboard on the server; `/app` by default */
  readonly path?: string
  /** whether extensions may add `<style>` elements, as CSS-in-JS libraries do; `false` by default */
  readonly inlineStyles?: boolean
}

/** The configuration file of a project: `stheno.config.ts`, or v1's `medusa-config.js`. */
export interface ProjectConfig {
  /** the settings of the server */
  readonly projectConfig?: ProjectSettings
  /** the plugins of the project */
  readonly plugins?: readonly PluginEntry[]
  /** the options of the dashboard */
  readonly admin?: AdminSettings
  /** what of v1 is brought back although the default is safer */
  readonly v1Compatibility?: V1Compatibility
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
