import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"
import type { Account } from "./account.ts"
import type { Binaries } from "./binaries.ts"

/** The major version of the packages in package.json; data of another one cannot be opened. */
export const majorVersion = 17

/** The files of one embedded server. */
export interface Layout {
  dataDir: string
  /** PostgreSQL's own data directory. */
  cluster: string
  lock: string
  log: string
  password: string
}

/**
 * Where the files of an embedded server are.
 * @since 0.1
 */
export function layoutOf(dataDir: string): Layout {
  const file = (name: string) => path.join(dataDir, name)
  return {
    dataDir,
    cluster: file("postgres"),
    lock: file("lock"),
    log: file("postgres.log"),
    password: file("postgres.password"),
  }
}

/**
 * Creates PostgreSQL's data directory unless there is one. Done beside its place and renamed, so that an
 * interrupted creation is never taken for a database.
 * @param input.runtimeDir a private directory of the account, for handing over the password
 * @returns true when it was created
 * @throws embedded_postgres_failed with what initdb said
 * @throws data_directory_version when another major version of PostgreSQL wrote it
 * @since 0.1
 */
export async function createCluster(input: {
  binaries: Binaries
  layout: Layout
  account: Account | undefined
  runtimeDir: string
  fsync: boolean
}): Promise<boolean> {
  const { layout, account } = input
  if (fs.existsSync(layout.cluster)) {
    checkVersion(layout)
    return false
  }
  const unfinished = `${layout.cluster}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.writeFileSync(layout.password, randomBytes(18).toString("base64url"), { mode: 0o600 })
  const handedOver = path.join(input.runtimeDir, "password")
  fs.copyFileSync(layout.password, handedOver)
  if (account) {
    fs.chownSync(unfinished, account.uid, account.gid)
    fs.chownSync(handedOver, account.uid, account.gid)
  }
  await runInitdb({ ...input, directory: unfinished, passwordFile: handedOver })
  fs.rmSync(handedOver)
  fs.renameSync(unfinished, layout.cluster)
  return true
}

/**
 * How to name a data directory to a PostgreSQL program that is started in it. Root's own directories are
 * often closed to everyone else, and the account may not pass them; on Linux it need not, because the working
 * directory is entered before root's rights are given up.
 * @since 0.1
 */
export function directoryArgument(directory: string, account: Account | undefined): string {
  return account && process.platform === "linux" ? "/proc/self/cwd" : directory
}

/**
 * The environment of PostgreSQL's programs: not the environment of this process, because PGPORT, PGDATA and LC_ALL change them.
 * @since 0.1
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, ...(SystemRoot && { SystemRoot, TEMP }), LC_ALL: "C", TZ: "UTC" }
}

/**
 * The major version of PostgreSQL that wrote a data directory.
 * @param cluster PostgreSQL's own data directory, which exists
 */
export function versionOf(cluster: string): number {
  return Number(fs.readFileSync(path.join(cluster, "PG_VERSION"), "utf8"))
}

/** The error for data that another major version of PostgreSQL wrote. */
export function otherVersion(dataDir: string, found: number): StartError {
  return new StartError(
    "data_directory_version",
    `The data directory ${dataDir} was written by PostgreSQL ${found}, and this is ${majorVersion}.`,
    found < majorVersion
      ? "Upgrade it with stheno upgrade-database, with the same --data-dir if you set one."
      : `Install a version of Stheno that includes PostgreSQL ${found}.`,
  )
}

function checkVersion(layout: Layout): void {
  const found = versionOf(layout.cluster)
  if (found !== majorVersion) throw otherVersion(layout.dataDir, found)
}

function runInitdb(input: {
  binaries: Binaries
  account: Account | undefined
  directory: string
  passwordFile: string
  fsync: boolean
}): Promise<void> {
  const options = [
    ["-D", directoryArgument(input.directory, input.account)],
    ["-U", "postgres"],
    [`--pwfile=${input.passwordFile}`],
    ["--auth=scram-sha-256"],
    ["--encoding=UTF8"],
    // The same order of texts on every system, whatever its C library thinks.
    ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ["--no-instructions"],
    input.fsync ? [] : ["--no-sync"],
  ].flat()
  const child = spawn(input.binaries.initdb, options, {
    cwd: input.directory,
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    ...input.account,
  })
  let said = ""
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(initdbFailed(error.message)))
    child.on("close", (code) => (code === 0 ? resolve() : reject(initdbFailed(said))))
  })
}

function initdbFailed(said: string): StartError {
  return new StartError(
    "embedded_postgres_failed",
    `PostgreSQL could not create its data directory: ${said.trim().split("\n").slice(-3).join(" ")}`,
    "Check the free space and the rights of the directory, choose another one with --data-dir DIR, or set DATABASE_URL.",
  )
}
