import { spawn, type ChildProcess } from "node:child_process"
import assert from "node:assert/strict"
import fs from "node:fs"
import path from "node:path"

/** A store that runs. */
export interface Store {
  /** address of the API */
  readonly api: string
  /** address of the storefront */
  readonly storefront: string
  readonly email: string
  readonly password: string
  /** what the server has printed */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/**
 * Runs create-medusa-app in an empty folder, as `npx` runs it, until the server and the storefront respond.
 * @param packages the folder with the tarballs
 * @param settings environment variables of the command
 */
export async function createStore(
  folder: string,
  packages: string,
  settings: Readonly<Record<string, string>>,
): Promise<Store> {
  const scaffolder = fs.readdirSync(packages).find((name) => name.startsWith("stheno-create-medusa-app"))!
  const words = [
    "my-shop",
    "--yes",
    "--seed",
    "--with-nextjs-starter",
    "--plugin",
    "stripe",
    "--plugin",
    "s3",
  ]
  // npx takes an absolute path for a program.
  const tarball = ["--yes", "--package", path.resolve(packages, scaffolder), "create-medusa-app"]
  const child = spawn("npx", [...tarball, ...words], {
    cwd: folder,
    // npm's own variables of this process would tell it where the project is.
    env: { ...withoutNpm(process.env), ...settings, npm_config_prefer_offline: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  try {
    const output = await printed(child, /^ {2}API +\S+$/m)
    const value = (name: string, from: string) =>
      new RegExp(`^${name}=(.*)$`, "m").exec(fs.readFileSync(path.join(folder, from), "utf8"))![1]!
    const storefront = value("NEXT_PUBLIC_BASE_URL", "my-shop-storefront/.env.local")
    await responds(storefront)
    // Links in emails lead to the storefront.
    assert.equal(value("STORE_URL", "my-shop/.env"), storefront)
    return {
      api: /^ {2}API +(\S+)$/m.exec(output())![1]!,
      storefront,
      email: value("ADMIN_EMAIL", "my-shop/.env"),
      password: value("ADMIN_PASSWORD", "my-shop/.env"),
      output,
      stop: () => stop(child),
    }
  } catch (error) {
    await stop(child)
    throw error
  }
}

function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isKept = ([name]: [string, unknown]) => !/^(npm_(?!config_registry)|NODE_|INIT_CWD|PORT$)/.test(name)
  return Object.fromEntries(Object.entries(env).filter(isKept))
}

/** Waits until a process has printed something. @returns what it has printed, whenever it is called */
function printed(child: ChildProcess, pattern: RegExp): Promise<() => string> {
  return new Promise((resolve, reject) => {
    let text = ""
    const alarm = setTimeout(() => reject(new Error(`The store did not start:\n${text}`)), 600_000)
    const look = (chunk: Buffer) => {
      text += chunk.toString()
      if (!pattern.test(text)) return
      clearTimeout(alarm)
      resolve(() => text)
    }
    child.stdout?.on("data", look)
    child.stderr?.on("data", look)
    child.on("close", (code) => {
      clearTimeout(alarm)
      reject(new Error(`create-medusa-app ended with ${code}:\n${text}`))
    })
  })
}

async function responds(url: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`Nothing responds at ${url}`)
}

/** Ends the command and what it started, as Ctrl-C does. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const closed = new Promise((resolve) => child.once("close", resolve))
  process.kill(-child.pid, "SIGINT")
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 20_000))])
}
