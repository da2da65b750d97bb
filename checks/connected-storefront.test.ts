import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { senderTo, writeFiles } from "@stheno/testing/project-folder.ts"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"

const repository = fileURLToPath(new URL("..", import.meta.url))

/** Stands in for Next.js: prints what it was started with and each request to the webhook. */
const next = `
  import { createHmac } from "node:crypto"
  import http from "node:http"
  const port = process.argv[process.argv.indexOf("--port") + 1]
  http.createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    const { "x-stheno-timestamp": timestamp = "", "x-stheno-signature": signature = "" } = request.headers
    const expected = createHmac("sha256", process.env.REVALIDATE_SECRET).update(timestamp + "." + body).digest("hex")
    const isSigned = signature === "sha256=" + expected
    console.error("webhook " + JSON.stringify({ path: request.url, isSigned, ...JSON.parse(body) }))
    response.end("{}")
  }).listen(port, "127.0.0.1", () => console.log("Ready in 1ms"))`

/** A command that starts a server. */
interface Command {
  readonly words: readonly string[]
  readonly isCluster: boolean
}

/** What scripts/start/main.mjs does, with a storefront that is built. */
const program = (root: string, { words, isCluster }: Command) => `
  import fs from "node:fs"
  import { connectStorefront } from ${JSON.stringify(urlOf("scripts/start/storefront.mjs"))}
  import { runCommandLine } from ${JSON.stringify(urlOf("packages/server/dist/index.js"))}
  const print = (message) => console.error(message)
  const storefront = await connectStorefront(${JSON.stringify(root)}, { isCluster: ${isCluster} })
  const onReady = ({ apiUrl }) => {
    console.error("API " + apiUrl)
    const settings = { NEXT_PUBLIC_MEDUSA_BACKEND_URL: apiUrl, NEXT_PUBLIC_BASE_URL: process.env.STORE_URL }
    fs.writeFileSync("starters/nextjs/.next/stheno-settings.json", JSON.stringify(settings))
    void storefront.serve({ apiUrl, print })
  }
  process.exit(await runCommandLine(${JSON.stringify(words)}, { ...storefront, onReady }))`

beforeAll(bundleServer)

function urlOf(file: string): string {
  return pathToFileURL(path.join(repository, file)).href
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function writeProject(command: Command): string {
  const root = writeFiles({
    "package.json": `{ "type": "module" }`,
    "starters/nextjs/.next/BUILD_ID": "built",
    "starters/nextjs/src/page.tsx": "",
    "starters/nextjs/public/picture.svg": "",
    "packages/js-client/src/index.ts": "",
    "starters/nextjs/node_modules/next/dist/bin/next": next,
    "starters/nextjs/node_modules/next/package.json": `{ "type": "module" }`,
  })
  const server = "starters/nextjs/server/revalidate-storefront.js"
  fs.mkdirSync(path.join(root, path.dirname(server)))
  fs.copyFileSync(path.join(repository, server), path.join(root, server))
  fs.writeFileSync(path.join(root, "program.mjs"), program(root, command))
  return root
}

describe.each<readonly [string, Command]>([
  ["one process", { words: ["start", "--no-seed", "--api-only"], isCluster: false }],
  ["two processes", { words: ["start-cluster", "--cpus", "2", "--no-seed"], isCluster: true }],
])("a server of %s without a project", (_, command) => {
  let database: TestDatabase
  let root: string
  let child: ChildProcess
  let output = ""

  beforeAll(async () => {
    database = await createTestDatabase()
    root = writeProject(command)
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once("close", resolve))
    child.kill("SIGTERM")
    await ended
    await database.drop()
    fs.rmSync(root, { recursive: true, force: true })
  })

  /** Waits until the output contains something. */
  const said = (pattern: RegExp) =>
    expect.poll(() => output, { timeout: 60_000, interval: 50 }).toMatch(pattern)

  /** What the webhook received so far. */
  const received = (): readonly unknown[] =>
    [...output.matchAll(/^webhook (.*)$/gm)].map(([, json = ""]) => JSON.parse(json) as unknown)

  it("tells the storefront what changes, signed with a secret that both know", async () => {
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      HOME: root,
      DATABASE_URL: database.url,
      DATA_DIR: path.join(root, ".stheno"),
      PORT: String(await freePort()),
      LOG_LEVEL: "error",
      STOREFRONT_PORT: String(await freePort()),
    }
    child = spawn(process.execPath, ["program.mjs"], { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] })
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()))
    await said(/^Storefront +http:/m)
    // What earlier runs have cached.
    const webhook = { path: "/api/revalidate", isSigned: true, data: {} }
    expect(received()).toEqual(
      ["product.created", "product-collection.updated", "product-category.updated", "region.updated"].map(
        (event) => ({ ...webhook, event }),
      ),
    )
    const [, api = ""] = /^API (.*)$/m.exec(output) ?? []
    const send = senderTo(api)
    const login = { email: "admin@example.com", password: "supersecret" }
    const { access_token } = (await send("POST", "/admin/auth/token", login)).body
    const headers = { authorization: `Bearer ${access_token}` }
    const { product } = (await send("POST", "/admin/products", { title: "Cup" }, headers)).body
    await send("POST", `/admin/products/${product.id}`, { title: "Mug" }, headers)
    await expect
      .poll(received, { timeout: 10_000 })
      .toContainEqual({ ...webhook, event: "product.updated", data: { id: product.id, fields: ["title"] } })
  })
})
