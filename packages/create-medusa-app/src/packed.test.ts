import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

// Packing, installing and starting take most of a minute, on two cores that others use as well.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const root = fileURLToPath(new URL("../../..", import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-packed-"))
const tarballs = path.join(folder, "tarballs")
const project = path.join(folder, "my-shop")
let server: ChildProcess | undefined

/** As a developer's terminal: nothing of the npm that runs the tests. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|INIT_CWD)/.test(name)),
)

function run(program: string, words: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: "utf8",
    env: { ...env, ...more },
    timeout: 280_000,
  })
  return { status, text: stdout + stderr }
}

const create = (...words: string[]) =>
  run(path.join(folder, "node_modules/.bin/create-medusa-app"), words, folder)

const stheno = (...words: string[]) =>
  run(process.execPath, ["node_modules/@stheno/server/dist/cli.js", ...words], project)

/** @returns the address of the API */
function start(): Promise<string> {
  server = spawn(
    process.execPath,
    ["node_modules/@stheno/server/dist/cli.js", "start", "--no-seed", "-p", "0"],
    {
      cwd: project,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    },
  )
  let text = ""
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /^ {2}API +(\S+)$/m.exec(text) ?? []
      if (url) resolve(url)
    }
    server!.stdout!.on("data", look)
    server!.stderr!.on("data", look)
    server!.on("close", () => reject(new Error(text)))
  })
}

async function stop(): Promise<number | null> {
  server!.kill("SIGTERM")
  return new Promise((resolve) => server!.once("close", resolve))
}

async function call(url: string, body?: object, token?: string) {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text }
}

beforeAll(() => {
  const packed = run(process.execPath, ["scripts/pack/main.mjs", tarballs], root)
  if (packed.status !== 0) throw new Error(packed.text)
  const [own] = fs.readdirSync(tarballs).filter((name) => name.startsWith("stheno-create-medusa-app-"))
  const words = [
    "install",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--no-save",
    path.join(tarballs, own!),
  ]
  const installed = run("npm", words, folder)
  if (installed.status !== 0) throw new Error(installed.text)
})

afterAll(() => {
  server?.kill("SIGKILL")
  fs.rmSync(folder, { recursive: true, force: true })
})

describe("a project from packed packages, in an empty folder", () => {
  it("is created, installed and filled without a question", () => {
    const { status, text } = create("my-shop", "--yes", "--seed", "--no-start", "--packages", tarballs)
    expect([status, text]).toEqual([0, expect.stringContaining("The shop is ready.")])
    expect(fs.existsSync(path.join(project, ".gitignore"))).toBe(true)
  })

  it("has types, of ours and its own", () => {
    expect(run(process.execPath, ["node_modules/typescript/bin/tsc"], project)).toEqual({
      status: 0,
      text: "",
    })
    const file = path.join(project, "src/services/wrong.ts")
    fs.writeFileSync(
      file,
      'import { service } from "@stheno/core"\nexport default service(({ nothing }) => ({ nothing }))\n',
    )
    expect(run(process.execPath, ["node_modules/typescript/bin/tsc"], project).text).toContain(
      "Property 'nothing' does not exist",
    )
    fs.rmSync(file)
  })

  it("starts, answers, and keeps everything over a second start", async () => {
    const url = await start()
    expect((await call(`${url}/health`)).body).toBe("OK")
    const [, email] = /^ADMIN_EMAIL=(.*)$/m.exec(fs.readFileSync(path.join(project, ".env"), "utf8"))!
    const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(fs.readFileSync(path.join(project, ".env"), "utf8"))!
    const { access_token } = (await call(`${url}/admin/auth/token`, { email, password })).body
    expect((await call(`${url}/admin/users`, undefined, access_token)).body.count).toBe(1)
    const { products } = (await call(`${url}/store/products`)).body
    expect(products.map(({ title }: { title: string }) => title).toSorted()).toEqual(["Notebook", "Pencil"])
    const review = { product_id: products[0].id, rating: 5, text: "It lies flat." }
    const made = await call(`${url}/store/reviews`, review)
    expect(made).toMatchObject({ status: 200, body: { review } })
    expect((await call(`${url}/store/reviews`, { ...review, rating: 6 })).status).toBe(400)
    expect(await stop()).toBe(0)
    const again = await start()
    const { body } = await call(`${again}/store/reviews?expand=product`)
    expect(body).toMatchObject({ count: 1, reviews: [{ ...review, product: { title: products[0].title } }] })
    expect(await stop()).toBe(0)
  })

  it("is well, by its own doctor", () => {
    expect(stheno("doctor")).toEqual({ status: 0, text: expect.stringContaining("Nothing is broken.") })
    expect(stheno("openapi", "store").text).toContain('"/store/reviews"')
    expect(stheno("migrations", "show").text).toMatch(/^project\/0001-review +\d{4}-/m)
  })
})

describe("create-medusa-app", () => {
  it("leaves a folder that is not empty as it is", () => {
    const { status, text } = create("my-shop", "--yes")
    expect([status, text]).toEqual([
      1,
      expect.stringContaining(`The folder ${project} is not empty.\n  Choose`),
    ])
  })

  it("leaves a written project and says how to go on when nothing can be downloaded", () => {
    const { status, text } = run(
      path.join(folder, "node_modules/.bin/create-medusa-app"),
      ["offline", "--yes", "--no-start"],
      folder,
      {
        npm_config_registry: "http://127.0.0.1:1/",
        npm_config_cache: path.join(folder, "cache"),
        npm_config_fetch_retries: "0",
      },
    )
    expect(status).toBe(1)
    expect(text).toContain("the network or npm's registry is out of reach.")
    expect(text).toContain(`cd ${path.join(folder, "offline")} && npm install && npm run dev`)
    expect(fs.existsSync(path.join(folder, "offline/package.json"))).toBe(true)
  })

  it("takes the next port when 9000 is taken, and does without git", async () => {
    const blocker = net.createServer()
    await new Promise<void>((resolve) => {
      // Somebody else may have it already, which is as good.
      blocker.once("error", () => resolve())
      blocker.listen(9000, "127.0.0.1", resolve)
    })
    const bin = path.join(folder, "bin")
    fs.mkdirSync(bin)
    fs.symlinkSync(process.execPath, path.join(bin, "node"))
    fs.writeFileSync(path.join(bin, "npm"), "#!/bin/sh\nexit 0\n", { mode: 0o755 })
    const { status, text } = run(
      path.join(folder, "node_modules/.bin/create-medusa-app"),
      ["ported", "--yes", "--skip-db", "--no-boilerplate", "--with-nextjs-starter"],
      folder,
      { PATH: bin },
    )
    blocker.close()
    expect([status, text]).toEqual([0, expect.stringContaining("There is no git")])
    expect(text).toContain("There is no storefront starter yet")
    const [, port] = /^PORT=(\d+)$/m.exec(fs.readFileSync(path.join(folder, "ported/.env"), "utf8"))!
    expect(Number(port)).toBeGreaterThan(9000)
    expect(fs.readdirSync(path.join(folder, "ported/src/api"))).toEqual([".gitkeep"])
  })

  it("explains what it does not understand", () => {
    expect(create("--sed")).toEqual({
      status: 2,
      text: "There is no option --sed. Did you mean --seed? See: create-medusa-app --help\n",
    })
    expect(create("--v2").status).toBe(2)
    expect(create("--help").text).toContain("--db-url URL")
  })
})
