import { StartError } from "../start-error.ts"
import { configKeys, type Config } from "./keys.ts"
import { isProduction } from "./read-config.ts"

const shortestSecret = 32

/**
 * Throws an error if a server in production uses default secrets or the default password. It has no effect in
 * development.
 * @param config the settings of the server
 * @param env the environment variables; without ADMIN_PASSWORD an existing user is accepted
 * @throws default_admin_password when ADMIN_PASSWORD is set to the default
 * @throws mail_not_configured when SMTP_URL is set without MAIL_FROM or STORE_URL
 * @throws insecure_secret when JWT_SECRET or COOKIE_SECRET is missing, the default, or short
 * @since 0.1
 */
export function assertProductionReady(config: Config, env: NodeJS.ProcessEnv): void {
  if (!isProduction(config)) return
  assertSecret(configKeys.jwtSecret.env, config.jwtSecret, !env.JWT_SECRET)
  assertSecret(configKeys.cookieSecret.env, config.cookieSecret, !env.COOKIE_SECRET)
  if (env.ADMIN_PASSWORD === configKeys.adminPassword.default) throw defaultPassword()
  if (config.smtpUrl)
    for (const name of ["MAIL_FROM", "STORE_URL"]) if (!env[name]) throw missingForMail(name)
}

/**
 * The error for the default admin password.
 * @since 0.1
 */
export function defaultPassword(): StartError {
  return new StartError(
    "default_admin_password",
    "In production the admin user cannot have the default password.",
    "Set ADMIN_PASSWORD to a different password (and ADMIN_EMAIL to your address).",
  )
}

function missingForMail(name: string): StartError {
  return new StartError(
    "mail_not_configured",
    `In production SMTP_URL needs ${name}, and it is not set.`,
    `Set ${name}: it appears in emails to customers.`,
  )
}

function assertSecret(name: string, value: string, isMissing: boolean): void {
  const isDefault = value === configKeys.jwtSecret.default
  if (!isMissing && !isDefault && value.length >= shortestSecret) return
  const fault = isMissing
    ? "is not set"
    : isDefault
      ? "is the default"
      : `has fewer than ${shortestSecret} characters`
  throw new StartError(
    "insecure_secret",
    `In production ${name} must be a secret value, but it ${fault}.`,
    `Set ${name} to ${shortestSecret} random characters or more, e.g. the output of: openssl rand -hex 32`,
  )
}
