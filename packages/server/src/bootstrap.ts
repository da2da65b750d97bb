import { sql } from "kysely"
import { CommerceError, type Engine } from "@stheno/core"
import {
  createUser,
  insertDefaults,
  listMigrations,
  migrate,
  MigrationError,
  type MigrationStep,
  registerProviders,
  warnOfMissingProviders,
} from "@stheno/core/host"
import { configKeys, type Config } from "./config/keys.ts"
import { defaultPassword } from "./config/production.ts"
import { isProduction } from "./config/read-config.ts"
import { describeStartup } from "./describe-step.ts"
import { onDirectConnection } from "./direct-connection.ts"
import { StartError } from "./start-error.ts"

/** Any fixed number that no other lock has: processes that start together make one admin user. */
const adminLockKey = 7_357_104_300

/** The admin user, as printed at startup. */
export interface AdminLogin {
  email: string
  /** Only for the development default, which is not a secret. */
  password?: string
  /** whether the user has the password of ADMIN_PASSWORD */
  hasPasswordOfSettings?: boolean
}

/**
 * Brings a database up to date and gives it what no shop can do without: the default rows and an admin user.
 * Several processes may do so at once.
 * @throws migration_failed when the schema cannot be brought up to date
 * @throws default_admin_password in production, when the admin user would have or has the default one
 * @since 0.1
 */
export async function prepareDatabase(
  engine: Engine,
  config: Config,
  onProgress: (message: string) => void,
): Promise<AdminLogin> {
  await migrateOrExplain(engine, describeStartup(onProgress))
  await insertDefaults(engine.db)
  await registerProviders(engine)
  await warnOfMissingProviders(engine)
  return engine.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(adminLockKey)})`.execute(db)
    return ensureAdmin(db, engine, config)
  })
}

/**
 * Brings the tables up to date.
 * @throws migration_failed when that cannot be done
 * @throws direct_url_missing when migrations are pending and only a connection pooler is known
 * @since 0.1
 */
export async function migrateOrExplain(engine: Engine, onStep: (step: MigrationStep) => void): Promise<void> {
  try {
    await onDirectConnection(
      () => migrate(engine.db, { onStep }),
      async () => (await listMigrations(engine.db)).every(({ appliedAt }) => appliedAt !== undefined),
    )
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    throw new StartError(
      "migration_failed",
      error.message,
      "Nothing else was changed; the previous release can still use the database.",
      { cause: error },
    )
  }
}

/**
 * The admin user of the settings is created where the database has no user at all, or where ADMIN_EMAIL names one
 * that is missing. An existing user's password is never changed.
 */
async function ensureAdmin(db: Engine["db"], engine: Engine, config: Config): Promise<AdminLogin> {
  const email = config.adminEmail.toLowerCase()
  const users = await db
    .selectFrom("user")
    .select(["email", "password_hash"])
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .execute()
  const wanted = users.find((user) => user.email.toLowerCase() === email)
  const isNamed = email !== configKeys.adminEmail.default
  if (users.length > 0 && !wanted && !isNamed) return { email: users[0]!.email }
  if (!wanted) return createAdmin(db, engine, config)
  return { email, ...(await passwordOf(engine, config, wanted.password_hash)) }
}

async function createAdmin(db: Engine["db"], engine: Engine, config: Config): Promise<AdminLogin> {
  const { adminEmail: email, adminPassword: password } = config
  const isDefault = password === configKeys.adminPassword.default
  if (isDefault && isProduction(config)) throw defaultPassword()
  await createUser({ db, engine }, { email, password }).catch((error: unknown) => {
    if (!(error instanceof CommerceError) || error.definition !== "passwords.length") throw error
    throw new StartError(
      "admin_password_length",
      "ADMIN_PASSWORD does not have 8 to 128 characters.",
      "Set ADMIN_PASSWORD to a longer password, or to a shorter one if it has more than 128 characters.",
      { cause: error },
    )
  })
  return isDefault ? { email, password } : { email, hasPasswordOfSettings: true }
}

/** What the output of a start says about the password of the admin user. */
async function passwordOf(
  engine: Engine,
  config: Config,
  hash: string | null,
): Promise<Omit<AdminLogin, "email">> {
  if (!hash) return {}
  const hasPassword = async (password: string) => (await engine.passwords.verify(hash, password)).isValid
  const fallback = configKeys.adminPassword.default
  const isOwn = config.adminPassword !== fallback && (await hasPassword(config.adminPassword))
  if (isOwn) return { hasPasswordOfSettings: true }
  if (!(await hasPassword(fallback))) return {}
  if (isProduction(config)) throw defaultPassword()
  return { password: fallback }
}
