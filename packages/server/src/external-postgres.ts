import pg from "pg"
import { configKeys } from "./config/keys.ts"
import { ensureDatabase } from "./embedded-postgres/connection.ts"
import { StartError } from "./start-error.ts"

/** What `server_version_num` of PostgreSQL 14.0 is. */
const oldestVersion = 140_000

/** Milliseconds to wait for a database that does not answer. */
const patience = 10_000

/**
 * Finds out whether a URL leads to a database that we can use. Changes nothing.
 * @param variable the environment variable of the URL, for messages
 * @throws database_url_not_valid, database_unreachable, database_refused, database_missing, database_too_old
 * @since 0.1
 */
export async function checkExternalPostgres(
  url: string,
  variable: string = configKeys.databaseUrl.env,
): Promise<void> {
  assertUrl(url, variable)
  const client = connectable(url, variable)
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; text: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as text",
    )
    const found = rows[0]!
    if (found.version < oldestVersion) throw tooOld(found.text)
  } catch (error) {
    throw error instanceof StartError
      ? error
      : explain(error as NodeJS.ErrnoException, new URL(url), variable)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Compares the databases of DATABASE_URL and DATABASE_DIRECT_URL. A command that names another DATABASE_URL would
 * otherwise migrate or replace the database of the settings.
 * @throws direct_url_differs when their names differ
 * @since 0.1
 */
export async function assertSameDatabase(url: string, directUrl: string): Promise<void> {
  const [name, direct] = [await databaseName(url), await databaseName(directUrl)]
  if (name === direct) return
  throw new StartError(
    "direct_url_differs",
    `DATABASE_URL leads to the database "${name}", and DATABASE_DIRECT_URL to "${direct}".`,
    "Let both lead to the same database, or set DATABASE_DIRECT_URL to nothing.",
  )
}

async function databaseName(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>("select current_database() as name")
    return rows[0]!.name
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Makes the database that DATABASE_URL names, where its server has none of that name.
 * @returns whether it was missing
 * @throws database_not_created when its user may not make databases
 * @throws what `checkExternalPostgres` throws, but database_missing
 * @since 0.1
 */
export async function createExternalDatabase(url: string): Promise<boolean> {
  const reason = await checkExternalPostgres(url).catch((error: unknown) => error)
  if (reason === undefined) return false
  if (!(reason instanceof StartError) || reason.code !== "database_missing") throw reason
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const beside = new URL(url)
  beside.pathname = "/postgres"
  try {
    await ensureDatabase(beside.href, name)
    return true
  } catch (error) {
    throw new StartError(
      "database_not_created",
      `The database "${name}" cannot be created: ${(error as Error).message}.`,
      `Create it with: createdb ${name}, as a user with this permission, or correct DATABASE_URL.`,
      { cause: error },
    )
  }
}

function assertUrl(url: string, variable: string): void {
  if (/^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) return
  throw new StartError(
    "database_url_not_valid",
    `${variable} is not a PostgreSQL connection URL.`,
    "Write it as postgres://USER:PASSWORD@HOST:5432/DATABASE, or leave it out for the embedded PostgreSQL.",
  )
}

function connectable(url: string, variable: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, new URL(url), variable)
  }
}

/** Never shows the URL itself: it holds the password. */
function explain(error: NodeJS.ErrnoException, url: URL, variable: string): StartError {
  const reachIt = `Start that PostgreSQL, correct ${variable}, or leave it out for the embedded PostgreSQL.`
  const host = url.searchParams.get("host") ?? url.hostname
  const place = `${host}:${url.port || 5432}`
  const user = decodeURIComponent(url.username)
  const database = decodeURIComponent(url.pathname.slice(1))
  const cause = { cause: error }
  switch (error.code ?? "") {
    case "28000":
    case "28P01":
      return refused(error, place, { user, variable })
    case "3D000":
      return new StartError(
        "database_missing",
        `PostgreSQL at ${place} has no database "${database}".`,
        `Create it with: createdb ${database}, or correct ${variable}.`,
        cause,
      )
    case "ENOTFOUND":
      return new StartError(
        "database_unreachable",
        `The host ${host} of ${variable} does not exist.`,
        reachIt,
        cause,
      )
    case "EAI_AGAIN":
      return new StartError(
        "database_unreachable",
        `The host ${host} of ${variable} cannot be resolved.`,
        reachIt,
        cause,
      )
    case "ECONNREFUSED":
      return new StartError(
        "database_unreachable",
        `Nothing listens at ${place}, where ${variable} points.`,
        reachIt,
        cause,
      )
    default:
      return new StartError(
        "database_unreachable",
        `${variable} does not work: ${error.message}.`,
        reachIt,
        cause,
      )
  }
}

/** Managed databases take encrypted connections only; so may one whose pg_hba.conf does not name this machine. */
function refused(
  error: NodeJS.ErrnoException,
  place: string,
  { user, variable }: { readonly user: string; readonly variable: string },
): StartError {
  if (error.code === "28000" && / no encryption$/.test(error.message))
    return new StartError(
      "database_refused",
      `PostgreSQL at ${place} does not let user "${user}" in without encryption.`,
      `Add ?sslmode=require to ${variable}, or ?sslmode=no-verify to encrypt without checking the certificate.`,
      { cause: error },
    )
  return new StartError(
    "database_refused",
    `PostgreSQL at ${place} does not let user "${user}" in.`,
    `Correct the user and the password in ${variable}.`,
    { cause: error },
  )
}

function tooOld(version: string): StartError {
  return new StartError(
    "database_too_old",
    `The database is PostgreSQL ${version}, and Stheno needs 14 or newer.`,
    "Upgrade it, or leave DATABASE_URL out for the embedded PostgreSQL.",
  )
}
