import { spawn } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { createInterface } from "node:readline"
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
 * Installs and builds the storefront where that is needed, then serves it until this process ends.
 * @param {string} root directory of the repository
 * @param {{ apiUrl: string, print: (message: string) => void }} options apiUrl: of the server that it sells for
 */
export async function serveStorefront(root, { apiUrl, print }) {
  const folder = path.join(root, "starters/nextjs")
  const port = await freePort(Number(process.env.STOREFRONT_PORT) || 8000)
  const url = `http://localhost:${port}`
  const env = { NEXT_PUBLIC_MEDUSA_BACKEND_URL: apiUrl, NEXT_PUBLIC_BASE_URL: url, PORT: String(port) }
  if (needsBuild(root, folder, env)) {
    print("Building the storefront (one to three minutes the first time)")
    const problem = await buildInBackground(root, {
      script: "storefront:build",
      name: "The storefront",
      print: () => undefined,
      env,
    })
    if (problem) return print(problem)
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
  if (await isReady(child)) print(`Storefront       ${url}`)
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
