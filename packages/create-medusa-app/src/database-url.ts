import os from "node:os"
import { AppError } from "./app-error.ts"

/** A PostgreSQL, told in parts. */
export interface DatabaseParts {
  readonly user?: string | undefined
  readonly password?: string | undefined
  /** name of the database; the project's name by default */
  readonly database?: string | undefined
  readonly host?: string | undefined
  /** 5432 by default */
  readonly port?: string | undefined
}

/**
 * The database that options such as `--db-user` name.
 * @param values values of options by their names
 * @returns undefined when none of them was given
 */
export function databasePartsOf(values: Readonly<Record<string, string>>): DatabaseParts | undefined {
  const parts = {
    user: values["db-user"],
    password: values["db-pass"],
    database: values["db-database"],
    host: values["db-host"],
    port: values["db-port"],
  }
  return Object.values(parts).some((part) => part !== undefined) ? parts : undefined
}

/**
 * The connection URL of a database. What is not said is as PostgreSQL's own programs have it: the user of the system,
 * on this machine.
 * @param projectName names the database unless a part does
 * @throws AppError when the port is none
 */
export function databaseUrlOf(parts: DatabaseParts, projectName: string): string {
  const { user = os.userInfo().username, password, database = projectName, host = "localhost" } = parts
  const login = [user, ...(password ? [password] : [])].map(encodeURIComponent).join(":")
  const isSocket = host.startsWith("/")
  const place = isSocket ? "localhost" : host.includes(":") ? `[${host}]` : host
  const query = isSocket ? `?host=${encodeURIComponent(host)}` : ""
  return `postgres://${login}@${place}:${portOf(parts)}/${encodeURIComponent(database)}${query}`
}

function portOf({ port = "5432" }: DatabaseParts): string {
  if (/^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535) return port
  throw new AppError(
    "--db-port must be a whole number from 1 to 65535.",
    "Correct it, or leave it out for 5432.",
  )
}
