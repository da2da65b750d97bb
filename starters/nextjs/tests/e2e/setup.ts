import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import type { TestProject } from "vitest/node"
import { openStoreProject } from "./store-project"
import { startViews } from "./views"

declare module "vitest" {
  export interface ProvidedContext {
    /** the URL of the Stheno server with the demo data */
    readonly api: string
    /** the URL of the storefront, built for production */
    readonly storefront: string
    /** the value of REVALIDATE_SECRET */
    readonly secret: string
    /** the URL of a stand-in of Stripe that the store charges; null when the plugin cannot be loaded */
    readonly stripe: string | null
    /** the URL of a stand-in of Klarna, under the same condition; there is one of PayPal then, too */
    readonly klarna: string | null
    /** the file with the tokens that move orders to accounts; null when the server was running already */
    readonly tokens: string | null
    /** whether the server is one of Stheno */
    readonly isStheno: boolean
    /** whether the server tells the storefront what changes */
    readonly isRenewed: boolean
    /** the URL of the service that receives page views */
    readonly views: string
  }
}

const starter = fileURLToPath(new URL("../..", import.meta.url))
const repository = path.join(starter, "../..")
const secret = "only-for-the-tests-0123456789abcdef"

/**
 * Starts a Stheno server with the demo data, builds the storefront, and serves it. `API_URL` and `STOREFRONT_URL` name
 * running ones instead; the storefront then needs the secret of this file. `API_IS_RENEWING=1` says that the server tells the
 * storefront at `STOREFRONT_PORT` what changes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running: ChildProcess[] = []
  const port = Number(process.env.STOREFRONT_PORT) || (await freePort())
  const url = process.env.STOREFRONT_URL ?? `http://127.0.0.1:${port}`
  const store = process.env.API_URL ? undefined : await openStoreProject(repository, url)
  const views = await startViews()
  const stop = async () => {
    await Promise.all(running.map(end))
    await views.close()
    await store?.close()
  }
  try {
    const api = store ? await startApi(running, store.directory, url) : (process.env.API_URL ?? "")
    if (!process.env.STOREFRONT_URL) await startStorefront({ api, views: views.url, port }, running)
    project.provide("api", api)
    project.provide("storefront", url)
    project.provide("secret", secret)
    project.provide("stripe", store?.stripe ?? null)
    project.provide("klarna", store?.klarna ?? null)
    project.provide("tokens", store?.tokens ?? null)
    project.provide("isStheno", store !== undefined)
    project.provide("isRenewed", store !== undefined || process.env.API_IS_RENEWING === "1")
    project.provide("views", views.url)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/**
 * @param directory the project, whose configuration the server reads
 * @param storefront the address that the server tells what changes
 */
async function startApi(running: ChildProcess[], directory: string, storefront: string): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "storefront-"))
  const program = path.join(repository, "scripts/start.mjs")
  const child = spawn(process.execPath, [program, "--api-only", "--data-dir", dataDir], {
    cwd: directory,
    env: {
      ...process.env,
      PORT: "0",
      // The plugins of the store share a package that is only built when they are packed.
      NODE_OPTIONS: "--conditions=stheno-source --import=tsx",
      CLIENT_ADDRESS_SECRET: secret,
      STORE_URL: storefront,
      STOREFRONT_URL: storefront,
      REVALIDATE_SECRET: secret,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  running.push(child)
  child.on("close", () => fs.rmSync(dataDir, { recursive: true, force: true }))
  return printed(child, /^ {2}API +(\S+)$/m, 240_000)
}

async function startStorefront(
  { api, views, port }: { readonly api: string; readonly views: string; readonly port: number },
  running: ChildProcess[],
): Promise<void> {
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_MEDUSA_BACKEND_URL: api,
    NEXT_PUBLIC_BASE_URL: url,
    REVALIDATE_SECRET: secret,
    CLIENT_ADDRESS_SECRET: secret,
    NEXT_PUBLIC_STRIPE_KEY: "pk_test_storefront",
    NEXT_PUBLIC_ANALYTICS_URL: views,
    // The tests use plain HTTP.
    STOREFRONT_INSECURE_COOKIES: "1",
  }
  const next = path.join(starter, "node_modules/next/dist/bin/next")
  if (process.env.STOREFRONT_IS_BUILT !== "1") {
    const { status } = spawnSync(process.execPath, [next, "build"], { cwd: starter, env, stdio: "inherit" })
    if (status !== 0) throw new Error("The storefront cannot be built; see the output above")
  }
  const words = ["start", "--hostname", "127.0.0.1", "--port", String(port)]
  const child = spawn(process.execPath, [next, ...words], {
    cwd: starter,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  running.push(child)
  await printed(child, /(Ready in)/, 60_000)
}

/** Waits until a process has printed something, and returns the first group of it. */
function printed(child: ChildProcess, pattern: RegExp, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ""
    const fail = (why: string) => reject(new Error(`${why}:\n${text}`))
    const alarm = setTimeout(() => fail(`The process was not ready within ${timeout / 1000} s`), timeout)
    const look = (chunk: Buffer) => {
      text += chunk.toString()
      const [, found] = pattern.exec(text) ?? []
      if (!found) return
      clearTimeout(alarm)
      resolve(found)
    }
    child.stdout?.on("data", look)
    child.stderr?.on("data", look)
    child.on("close", (code) => fail(`The process ended with code ${code}`))
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on("close", () => resolve())
    child.kill("SIGTERM")
    setTimeout(() => child.kill("SIGKILL"), 10_000).unref()
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No port is free")),
      )
    })
  })
}
