import type { ArchiveOptions } from "../embedded-postgres/index.ts"
import { StartError } from "../start-error.ts"
import { configKeys, type Config, type ConfigKey } from "./keys.ts"

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @param env the environment variables
 * @param overrides values from the command line, which take precedence
 * @throws config_not_valid naming the variable and what it accepts
 * @since 0.1
 */
export function readConfig(env: NodeJS.ProcessEnv, overrides: Partial<Config> = {}): Config {
  const entries = Object.entries(configKeys).map(([name, key]) => [
    name,
    overrides[name as keyof Config] ?? readKey(key as ConfigKey<unknown>, env),
  ])
  return Object.freeze(Object.fromEntries(entries) as Config)
}

/**
 * Whether this is a start that strangers can reach: secure cookies, no default secrets.
 * @since 0.1
 */
export function isProduction(config: Config): boolean {
  return config.environment === "production" || config.environment === "staging"
}

/**
 * The URL of the storefront, as far as it was said: in production the default is nobody's storefront.
 * @returns null where it is not known
 * @since 0.1
 */
export function storefrontUrl(config: Config): string | null {
  return isProduction(config) && config.storeUrl === configKeys.storeUrl.default ? null : config.storeUrl
}

/**
 * Where the embedded database is archived.
 * @param isKeeper whether this process also writes base backups and deletes old files
 * @returns undefined when it is not
 */
export function archiveOptions(
  { databaseArchiveDir, databaseArchiveDays }: Config,
  { isKeeper }: { readonly isKeeper: boolean },
): ArchiveOptions | undefined {
  return databaseArchiveDir
    ? { directory: databaseArchiveDir, days: databaseArchiveDays, isKeeper }
    : undefined
}

function readKey(key: ConfigKey<unknown>, env: NodeJS.ProcessEnv): unknown {
  const text = env[key.env]
  if (!text) return key.default
  const value = key.parse(text)
  if (value !== undefined) return value
  throw new StartError(
    "config_not_valid",
    `${key.env} must be ${key.accepts}${key.isSecret ? "" : `, not "${text}"`}.`,
    `Correct ${key.env}, or leave it out${key.default === "" ? "" : ` for ${String(key.default)}`}.`,
  )
}
