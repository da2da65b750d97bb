import { spawn } from "node:child_process"
import cluster from "node:cluster"
import { randomBytes } from "node:crypto"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { createInterface } from "node:readline"
import { pathToFileURL } from "node:url"
import { buildInBackground, endWithUs } from "./background.mjs"
import { newestTime } from "./bundle.mjs"

const option = "--storefront"

/**
 * Takes `--storefront` out of a command line: the rest is for `stheno`.
 * @param {readonly string[]} words
 */
export function takeStorefront(words) {
  return { wantsStorefront: words.includes(option), rest: words.filter((word) => word !== option) }
}

/**
 * Connects a server that starts in this process with the storefront: sets the secrets that both share, and the address
 * to which links in emails lead.
 * @param {string} root directory of the repository
 * @param {{ isCluster: boolean }} options isCluster: whether the processes of a cluster serve requests
 */
export async function connectStorefront(root, { isCluster }) {
  const folder = path.join(root, "starters/nextjs")
  /** for the server: they tell the storefront what changes */
  const subscribers = [path.join(folder, "server/revalidate-storefront.js")]
  // A process of a cluster has got the settings.
  if (cluster.isWorker) return { subscribers, serve: async () => undefined }
  const port = await freePort(Number(process.env.STOREFRONT_PORT) || 8000)
  const url = `http://localhost:${port}`
  for (const name of ["REVALIDATE_SECRET", "CLIENT_ADDRESS_SECRET"])
    process.env[name] ||= randomBytes(32).toString("hex")
  process.env.STORE_URL ||= url
  // Otherwise once the storefront answers: changes before that would wait for their next attempts.
  if (isCluster) process.env.STOREFRONT_URL = url
  return {
    subscribers,
    /**
     * Installs and builds the storefront where that is needed, then serves it until this process ends.
     * @param {{ apiUrl: string, print: (message: string) => void }} options apiUrl: of the server that it sells for
     */
    async serve({ apiUrl, print }) {
      const isServed = await serveStorefront(root, { folder, port, url, apiUrl, print })
      if (!isServed) return
      process.env.STOREFRONT_URL = url
      await renewEverything(subscribers[0])
      print(`Storefront       ${url}`)
    },
  }
}

/** Renews what earlier runs have cached: nobody told the storefront what changed while it was not running. */
async function renewEverything(subscriber) {
  const { default: tell } = await import(pathToFileURL(subscriber).href)
  for (const eventName of [
    "product.created",
    "product-collection.updated",
    "product-category.updated",
    "region.updated",
  ])
    await tell({ eventName, data: {}, container: {} })
}

/** @returns {Promise<boolean>} whether it answers */
async function serveStorefront(root, { folder, port, url, apiUrl, print }) {
  const env = { NEXT_PUBLIC_MEDUSA_BACKEND_URL: apiUrl, NEXT_PUBLIC_BASE_URL: url, PORT: String(port) }
  if (needsBuild(root, folder, env)) {
    print("Building the storefront (one to three minutes the first time)")
    const problem = await buildInBackground(root, {
      script: "storefront:build",
      scope: "everything",
      name: "The storefront",
      print: () => undefined,
      env,
    })
    if (problem) {
      print(problem)
      return false
    }
    fs.writeFileSync(stampOf(folder), stampFor(env))
  }
  const next = path.join(folder, "node_modules/next/dist/bin/next")
  const child = spawn(process.execPath, [next, "start", "--port", String(port), "--hostname", "127.0.0.1"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    // Ctrl-C reaches this process, which ends it.
    detached: process.platform !== "win32",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      STOREFRONT_INSECURE_COOKIES: "1",
      ...env,
    },
  })
  endWithUs(child)
  child.on("exit", (code) => print(`The storefront ended with code ${code ?? 1}`))
  return isReady(child)
}

/** What a build depends on besides its sources: public settings become a part of it. */
function stampFor({ NEXT_PUBLIC_MEDUSA_BACKEND_URL, NEXT_PUBLIC_BASE_URL }) {
  return JSON.stringify({ NEXT_PUBLIC_MEDUSA_BACKEND_URL, NEXT_PUBLIC_BASE_URL })
}

function stampOf(folder) {
  return path.join(folder, ".next/stheno-settings.json")
}

function needsBuild(root, folder, env) {
  const stamp = stampOf(folder)
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, "utf8") !== stampFor(env)) return true
  const sources = ["starters/nextjs/src", "starters/nextjs/public", "packages/js-client/src"]
  const files = ["package-lock.json", "next.config.ts"].map(
    (file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  const newest = Math.max(newestTime(sources.map((each) => path.join(root, each))), ...files)
  return fs.statSync(stamp).mtimeMs < newest
}

/** @returns the first free port of the next hundred */
async function freePort(from) {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port
  return from
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once("error", () => resolve(false))
    server.listen({ port, host: "127.0.0.1" }, () => server.close(() => resolve(true)))
  })
}

/**
 * Waits until Next.js says that it answers.
 * @returns {Promise<boolean>} false when it ended before
 */
async function isReady(child) {
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise((resolve) => {
    lines.on("line", (line) => {
      if (line.includes("Ready")) resolve(true)
    })
  })
  return Promise.race([ready, new Promise((resolve) => child.once("exit", () => resolve(false)))])
}
