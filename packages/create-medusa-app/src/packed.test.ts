import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { openWorkplace, type Workplace } from "./testing/workplace.ts"

// Packing, installing and starting take most of a minute, on two cores that others use as well.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

let place: Workplace
let project: string

beforeAll(async () => {
  place = await openWorkplace()
  project = path.join(place.folder, "my-shop")
})
afterAll(() => (place as Workplace | undefined)?.close())

const create = (...words: string[]) => place.create(...words)
const stheno = (...words: string[]) => place.stheno(project, words)
const types = () => place.run(process.execPath, ["node_modules/typescript/bin/tsc"], project)

async function call(url: string, body?: object, token?: string) {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text }
}

describe("a project from packed packages, in an empty folder", () => {
  it("is created, installed and filled without a question", async () => {
    const words = ["my-shop", "--yes", "--seed", "--no-start", "--packages", place.tarballs]
    const { status, text } = await create(...words)
    expect([status, text]).toEqual([0, expect.stringContaining("The shop is ready.")])
    expect(fs.existsSync(path.join(project, ".gitignore"))).toBe(true)
  })

  it("has types, of ours and its own", async () => {
    expect(await types()).toEqual({ status: 0, text: "" })
    const file = path.join(project, "src/services/wrong.ts")
    fs.writeFileSync(
      file,
      'import { service } from "@stheno/core"\nexport default service(({ nothing }) => ({ nothing }))\n',
    )
    expect((await types()).text).toContain("Property 'nothing' does not exist")
    fs.rmSync(file)
  })

  it("starts, answers, and keeps everything over a second start", async () => {
    const { url, stop } = await place.start(project)
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
    const again = await place.start(project)
    const { body } = await call(`${again.url}/store/reviews?expand=product`)
    expect(body).toMatchObject({ count: 1, reviews: [{ ...review, product: { title: products[0].title } }] })
    expect(await again.stop()).toBe(0)
  })

  it("is well, by its own doctor", async () => {
    expect(await stheno("doctor")).toEqual({ status: 0, text: expect.stringContaining("Nothing is broken.") })
    expect((await stheno("openapi", "store")).text).toContain('"/store/reviews"')
    expect((await stheno("migrations", "show")).text).toMatch(/^project\/0001-review +\d{4}-/m)
  })
})

describe("create-medusa-app", () => {
  it("leaves a folder that is not empty as it is", async () => {
    const { status, text } = await create("my-shop", "--yes")
    expect([status, text]).toEqual([
      1,
      expect.stringContaining(`The folder ${project} is not empty.\n  Choose`),
    ])
  })

  it("leaves a written project and says how to go on when nothing can be downloaded", async () => {
    const { folder } = place
    const { status, text } = await place.run(
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
    const { folder } = place
    const bin = path.join(folder, "bin")
    fs.mkdirSync(bin)
    fs.symlinkSync(process.execPath, path.join(bin, "node"))
    fs.writeFileSync(path.join(bin, "npm"), "#!/bin/sh\nexit 0\n", { mode: 0o755 })
    const { status, text } = await place.run(
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

  it("explains what it does not understand", async () => {
    expect(await create("--sed")).toEqual({
      status: 2,
      text: "There is no option --sed. Did you mean --seed? See: create-medusa-app --help\n",
    })
    expect((await create("--v2")).status).toBe(2)
    expect((await create("--help")).text).toContain("--db-url URL")
  })
})
