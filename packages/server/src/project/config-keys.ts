import type { ProjectSettings } from "@stheno/core"
import { configKeys, type Config } from "../config/keys.ts"

/** A key of `projectConfig` with the setting that it sets. */
export interface SettingKey {
  readonly setting: keyof Config
  readonly about: string
}

const entries = Object.entries(configKeys).filter(([name]) => name !== "environment")

/** Every key of `projectConfig`: the setting's variable of the environment in small letters. */
export const settingKeys: Readonly<Record<string, SettingKey>> = Object.fromEntries(
  entries.map(([setting, key]) => [
    key.env.toLowerCase(),
    { setting: setting as keyof Config, about: key.about },
  ]),
)

/** The names that the type of the file knows: a test holds the two lists together. */
export const typedSettings = [
  "port",
  "host",
  "docs_port",
  "docs_dir",
  "database_url",
  "database_direct_url",
  "database_read_url",
  "database_pool_size",
  "database_statement_timeout",
  "database_statements",
  "data_dir",
  "database_archive_dir",
  "database_archive_days",
  "admin_email",
  "admin_password",
  "jwt_secret",
  "cookie_secret",
  "store_cors",
  "admin_cors",
  "backend_url",
  "smtp_url",
  "mail_from",
  "mail_languages",
  "store_url",
  "admin_url",
  "worker",
  "worker_mode",
  "shutdown_delay",
  "trusted_proxies",
  "client_address_secret",
  "login_attempts_per_minute",
  "searches_at_once",
  "exact_counts",
  "relation_rows",
  "response_cache_size",
  "upload_limit",
  "log_level",
  "log_format",
] as const satisfies readonly (keyof ProjectSettings)[]

/** Keys of v1 that have no effect on this server, with the reason. @source facts/config.json */
export const settingsWithoutMeaning: Readonly<Record<string, string>> = {
  auth_cors: "the routes below /auth belong to later versions; use STORE_CORS and ADMIN_CORS",
  database_database: "the database is part of database_url",
  database_schema: "the connection determines the schema; put ?options=-c%20search_path=… into database_url",
  database_logging: "PostgreSQL logs statements: log_min_duration_statement",
  database_type: "the database is always PostgreSQL",
  database_extra: "connection options are part of database_url, e.g. ?sslmode=require",
  database_driver_options: "connection options are part of database_url, e.g. ?sslmode=require",
  jwtSecret: "v1 did not read it either; write jwt_secret, or set JWT_SECRET",
  cookieSecret: "v1 did not read it either; write cookie_secret, or set COOKIE_SECRET",
  redis_url: "events, jobs and sessions are stored in PostgreSQL, and Redis is not needed",
  redis_prefix: "Redis is not needed",
  redis_options: "Redis is not needed",
  session_options: "sessions are stored in PostgreSQL and last as long as in v1 by default",
  http_compression: "the proxy in front of the server compresses responses",
  jobs_batch_size: "events are delivered from the outbox as fast as possible",
}

/** Keys at the top of the file. */
export const topKeys = ["projectConfig", "plugins", "admin", "v1Compatibility", "featureFlags"] as const

/** Top-level keys of v1 that have no effect, with the reason. */
export const topKeysWithoutMeaning: Readonly<Record<string, string>> = {
  modules: "inventory, stock locations, products, prices, the cache and the event bus are built in",
}

/** Plugins that are the dashboard: their options are its settings. */
export const dashboardPlugins = ["@medusajs/admin", "@stheno/admin"]

/** Packages of v1 whose work the engine does itself. */
export const builtInPlugins: Readonly<Record<string, string>> = {
  "@medusajs/cache-inmemory": "the cache is built in",
  "@medusajs/cache-redis": "the cache is built in",
  "@medusajs/event-bus-local": "events go through an outbox in PostgreSQL",
  "@medusajs/event-bus-redis":
    "events go through an outbox in PostgreSQL; @stheno/redis with event_bus delivers them through Redis",
  "@medusajs/file-local": "uploaded files are stored in DATA_DIR",
  "@medusajs/inventory": "inventory is built in",
  "@medusajs/stock-location": "stock locations are built in",
  "medusa-fulfillment-manual": "the manual fulfillment provider is built in",
  "medusa-payment-manual": "the manual payment provider is built in",
}

/** Plugins of v1 with the package that does the same here and takes the same options. */
export const successorPlugins: Readonly<Record<string, string>> = {
  "medusa-file-minio": "@stheno/file-s3",
  "medusa-file-s3": "@stheno/file-s3",
  "medusa-file-spaces": "@stheno/file-s3",
  "medusa-fulfillment-webshipper": "@stheno/fulfillment-webshipper",
  "medusa-payment-klarna": "@stheno/payment-klarna",
  "medusa-payment-paypal": "@stheno/payment-paypal",
  "medusa-payment-stripe": "@stheno/payment-stripe",
  "medusa-plugin-algolia": "@stheno/search-algolia",
  "medusa-plugin-auth": "@stheno/auth-openid",
  "medusa-plugin-brightpearl": "@stheno/erp-brightpearl",
  "medusa-plugin-contentful": "@stheno/cms-contentful",
  "medusa-plugin-discount-generator": "@stheno/discount-generator",
  "medusa-plugin-ip-lookup": "@stheno/ip-lookup",
  "medusa-plugin-mailchimp": "@stheno/notification-mailchimp",
  "medusa-plugin-meilisearch": "@stheno/search-meilisearch",
  "medusa-plugin-restock-notification": "@stheno/restock-notification",
  "medusa-plugin-segment": "@stheno/analytics-segment",
  "medusa-plugin-sendgrid": "@stheno/notification-sendgrid",
  "medusa-plugin-slack-notification": "@stheno/notification-slack",
  "medusa-plugin-strapi": "@stheno/cms-strapi",
  "medusa-plugin-strapi-ts": "@stheno/cms-strapi",
  "medusa-plugin-twilio-sms": "@stheno/notification-twilio-sms",
  "medusa-plugin-wishlist": "@stheno/wishlist",
  "medusa-source-shopify": "@stheno/source-shopify",
}
