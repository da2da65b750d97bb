import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { expect } from "@stheno/testing/expect.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { dropDatabase, siblingUrl } from "@stheno/server/internal/testing/sibling-database.ts"
import { runDockerfile } from "./testing/dockerfile.ts"
import { root } from "./testing/places.ts"
import { atTerminal } from "./testing/terminal.ts"
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

const readJson = <Json>(file: string) => JSON.parse(fs.readFileSync(file, "utf8")) as Json

async function call<Body = unknown>(url: string, body?: object, token?: string) {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text.startsWith("{") ? JSON.parse(text) : text) as Body }
}

describe("a project from packed packages, in an empty folder", () => {
  it("is created by npx from one of the tarballs, installed and filled without a question", async () => {
    const words = ["--yes", "--package", place.tarball("create-medusa-app"), "create-medusa-app"]
    const options = ["my-shop", "--yes", "--seed", "--no-start"]
    const { status, text } = await place.run("npx", [...words, ...options], place.folder)
    expect([status, text]).toEqual([0, expect.stringContaining("The project is ready.")])
    for (const file of [".gitignore", ".dockerignore", "eslint.config.js", "tests/reviews.test.ts"])
      expect([file, fs.existsSync(path.join(project, file))]).toEqual([file, true])
  })

  it("carries the tarballs that it is installed from, so that any machine can install it", () => {
    const { dependencies, devDependencies } = readJson<
      Record<"dependencies" | "devDependencies", Record<string, string>>
    >(path.join(project, "package.json"))
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith("@stheno/"),
    )
    expect(ours).toHaveLength(9)
    for (const [name, spec] of ours) {
      expect(spec).toMatch(/^file:packages\/(plugins\/)?stheno-[\w.-]+\.tgz$/)
      expect([name, fs.existsSync(path.join(project, spec.slice(5)))]).toEqual([name, true])
    }
    const { packages } = readJson<{ packages: Record<string, { resolved?: string }> }>(
      path.join(project, "package-lock.json"),
    )
    const places = Object.values(packages).map(({ resolved = "" }) => resolved)
    expect(places.filter((each) => each.includes("tarballs"))).toEqual([])
  })

  it("has a test, lint and types that pass, and fail when the code is wrong", async () => {
    const npm = (...words: string[]) => place.run("npm", words, project)
    expect(await npm("test")).toEqual({ status: 0, text: expect.stringMatching(/Tests +.*2 passed/) })
    expect(await npm("run", "lint")).toMatchObject({ status: 0 })
    expect(await npm("run", "types")).toMatchObject({ status: 0 })
    const file = path.join(project, "src/services/wrong.ts")
    fs.writeFileSync(file, "const unused: any = 1\n")
    expect((await npm("run", "lint")).text).toContain("no-unused-vars")
    fs.rmSync(file)
    const route = path.join(project, "src/api/store/reviews/route.ts")
    const text = fs.readFileSync(route, "utf8")
    fs.writeFileSync(route, text.replace("max(5)", "max(4)"))
    expect(await npm("test")).toEqual({
      status: 1,
      text: expect.stringMatching(/FAIL[^\n]*stores a review and lists it/),
    })
    fs.writeFileSync(route, text)
  }, 300_000)

  it.each([
    ["its Dockerfile", undefined],
    ["the Dockerfile of the guide for containers", path.join(root, "samples/deployment/shop.dockerfile")],
  ])(
    "starts from the steps of %s, in an empty folder, and is healthy",
    async (_, dockerfile) => {
      const database = await createTestDatabase()
      const image = await runDockerfile(place, project, dockerfile)
      console.log(`The image adds ${(image.size / 1_000_000).toFixed(1)} MB to its base`)
      expect(image.size).toBeLessThan(70_000_000)
      const secrets = { JWT_SECRET: "a".repeat(40), COOKIE_SECRET: "b".repeat(40) }
      const env = {
        ...secrets,
        DATABASE_URL: database.url,
        DATA_DIR: path.join(place.folder, "image-data"),
        ADMIN_PASSWORD: "correct-horse",
        PORT: "0",
      }
      const { url, stop, output } = await image.start(env)
      expect(await (await fetch(`${url}/health`)).text()).toBe("OK")
      const health = await image.health({ PORT: new URL(url).port })
      expect([health.status, output()]).toEqual([0, expect.not.stringContaining("Skipped")])
      expect(await stop()).toBe(0)
      expect((await image.health({ PORT: new URL(url).port })).status).toBe(1)
      await database.drop()
    },
    180_000,
  )

  it("has types, of the packages and its own", async () => {
    expect(await types()).toEqual({ status: 0, text: "" })
    const file = path.join(project, "src/services/wrong.ts")
    fs.writeFileSync(
      file,
      'import { service } from "@stheno/core"\nexport default service(({ nothing }) => ({ nothing }))\n',
    )
    expect((await types()).text).toContain("Property 'nothing' does not exist")
    fs.rmSync(file)
    const styled = 'import "./a.css"\nimport address from "./a.svg"\nexport const text: string = address\n'
    const widget = path.join(project, "src/admin/widgets/_styled.tsx")
    fs.writeFileSync(widget, styled)
    expect(await types()).toEqual({ status: 0, text: "" })
    fs.rmSync(widget)
  })

  it("takes the documentation's samples as they are", async () => {
    const shops = ["brand-shop", "provider-shop", "tea-shop", "waiting-list/shop"]
    for (const shop of shops) {
      const folder = path.join(project, "samples", shop, "src")
      fs.cpSync(path.join(root, "samples", shop, "src"), folder, { recursive: true })
    }
    const settings = path.join(project, "tsconfig.samples.json")
    fs.writeFileSync(settings, JSON.stringify({ extends: "./tsconfig.json", include: ["samples"] }))
    const tsc = ["node_modules/typescript/bin/tsc", "-p", settings]
    expect(await place.run(process.execPath, tsc, project)).toEqual({ status: 0, text: "" })
    fs.rmSync(path.join(project, "samples"), { recursive: true })
    fs.rmSync(settings)
  })

  it("starts, answers, and keeps everything over a second start", async () => {
    const { url, stop, output } = await place.start(project)
    expect(output()).toContain(`  Dashboard        ${url}/app\n`)
    expect((await call(`${url}/health`)).body).toBe("OK")
    const [, email] = /^ADMIN_EMAIL=(.*)$/m.exec(fs.readFileSync(path.join(project, ".env"), "utf8"))!
    const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(fs.readFileSync(path.join(project, ".env"), "utf8"))!
    const token = await call<{ access_token: string }>(`${url}/admin/auth/token`, { email, password })
    const users = await call(`${url}/admin/users`, undefined, token.body.access_token)
    expect(users.body).toMatchObject({ count: 1 })
    const { products } = (await call<BodyTo<"GET", "/store/products">>(`${url}/store/products`)).body
    expect(products.map(({ title }) => title).toSorted()).toEqual(["Notebook", "Pencil"])
    await vi.waitFor(
      async () => {
        const { body } = await call(`${url}/store/products/search`, { q: "notebok" })
        // The words of SKUs, such as NOTEBOOK-LINED, are corrections too.
        const corrections = { notebok: expect.arrayContaining(["notebook"]) }
        expect(body).toMatchObject({ hits: [{ title: "Notebook" }], corrections })
      },
      { timeout: 30_000, interval: 200 },
    )
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
    expect(await stheno("doctor")).toEqual({ status: 0, text: expect.stringContaining("No problems found.") })
    expect((await stheno("openapi", "store")).text).toContain('"/store/reviews"')
    expect((await stheno("migrations", "show")).text).toMatch(/^project\/0001-review +\d{4}-/m)
  })
})

/** A folder for PATH, with Node.js and an npm that installs nothing: without git, and without a database server. */
function programsAlone(): string {
  const bin = path.join(place.folder, "bin")
  if (!fs.existsSync(bin)) {
    fs.mkdirSync(bin)
    fs.symlinkSync(process.execPath, path.join(bin, "node"))
    fs.writeFileSync(path.join(bin, "npm"), "#!/bin/sh\nexit 0\n", { mode: 0o755 })
    fs.writeFileSync(path.join(bin, "npx"), "#!/bin/sh\necho No room left.\nexit 1\n", { mode: 0o755 })
  }
  return bin
}

/** Runs create-medusa-app with those programs only. */
function createAlone(...words: string[]) {
  const program = path.join(place.folder, "node_modules/.bin/create-medusa-app")
  return place.run(program, words, place.folder, { PATH: programsAlone() })
}

describe("stheno, as it is installed", () => {
  it("creates projects like create-medusa-app, with a database from separate options and no settings if asked so", async () => {
    const server = await createTestDatabase()
    const { username, password, port, hostname, searchParams } = new URL(server.url)
    const name = `parts_${process.pid}`
    const login = ["--db-user", username, `--db-pass=${decodeURIComponent(password)}`]
    const where = ["--db-host", searchParams.get("host") ?? hostname, "--db-port", port || "5432"]
    const database = [...login, ...where, "--db-database", name]
    const options = ["--yes", "--seed", "--no-start", "--skip-env", ...database]
    const words = ["new", "parts", ...options, "--packages", place.tarballs]
    const parts = path.join(project, "parts")
    try {
      const { status, text } = await place.stheno(project, words)
      expect([status, text]).toEqual([0, expect.stringContaining("(not stored anywhere: copy it now)")])
      expect(fs.existsSync(path.join(parts, ".env"))).toBe(false)
      const { db, close } = openDatabase({ url: siblingUrl(server.url, name), max: 1 })
      const titles = await db.selectFrom("product").select("title").orderBy("title").execute()
      await close()
      expect(titles).toEqual([{ title: "Notebook" }, { title: "Pencil" }])
      expect(await place.stheno(parts, ["--version"])).toEqual({ status: 0, text: "0.1.0\n" })
      const again = await place.stheno(project, words)
      expect([again.status, again.text]).toEqual([1, expect.stringContaining(`${parts} is not empty.`)])
    } finally {
      await dropDatabase(server.url, name)
      await server.drop()
      fs.rmSync(parts, { recursive: true, force: true })
    }
  })

  it("says where the torture tests are", async () => {
    const { status, text } = await stheno("torture")
    expect([status, text]).toEqual([1, expect.stringContaining("Clone the repository")])
  })

  it.each([
    ["stheno", "node_modules/@stheno/server/dist/cli.js"],
    ["create-medusa-app", "node_modules/@stheno/create-medusa-app/dist/cli.js"],
  ])("%s tells an old Node.js from one that will do", async (_, program) => {
    const old = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })`
    const words = ["--import", `data:text/javascript,${encodeURIComponent(old)}`, program, "--help"]
    const { status, text } = await place.run(process.execPath, words, project)
    expect([status, text]).toEqual([
      1,
      expect.stringContaining("Stheno needs Node.js 20.19 or newer, and this is 18.20.4."),
    ])
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
    expect(text).toContain("npm's registry cannot be reached.")
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
    const words = ["ported", "--yes", "--skip-db", "--no-boilerplate"]
    const { status, text } = await createAlone(...words)
    blocker.close()
    expect([status, text]).toEqual([0, expect.stringContaining("git is not installed")])
    expect(text).not.toContain("/store/reviews")
    const [, port] = /^PORT=(\d+)$/m.exec(fs.readFileSync(path.join(folder, "ported/.env"), "utf8"))!
    expect(Number(port)).toBeGreaterThan(9000)
    expect(fs.readdirSync(path.join(folder, "ported/src/api"))).toEqual([".gitkeep"])
  })

  it("writes the URL of a database from separate options", async () => {
    const parts = ["--db-user", "ada", "--db-pass", "p@ss", "--db-host", "db.test", "--db-port", "5433"]
    const { status, text } = await createAlone("parted", "--yes", "--skip-db", ...parts)
    expect([status, text]).toEqual([0, expect.stringContaining("The project is ready.")])
    expect(fs.readFileSync(path.join(place.folder, "parted/.env"), "utf8")).toContain(
      "DATABASE_URL=postgres://ada:p%40ss@db.test:5433/parted\n",
    )
    const both = await createAlone("both", "--yes", "--db-url", "postgres://x/y", ...parts)
    expect([both.status, both.text]).toEqual([
      1,
      expect.stringContaining("Use either --db-url or the other options."),
    ])
    const wrong = await createAlone("wrong", "--yes", "--db-port", "many")
    expect([wrong.status, wrong.text]).toEqual([1, expect.stringContaining("--db-port must be a whole")])
    for (const name of ["both", "wrong"]) expect(fs.existsSync(path.join(place.folder, name))).toBe(false)
  })

  it("says what to do when git is needed, or no database can be made", async () => {
    const cloned = await createAlone("cloned", "--yes", "--repo-url", "https://example.com/shop.git")
    expect([cloned.status, cloned.text]).toEqual([
      1,
      expect.stringContaining(
        "--repo-url needs git, which is not installed.\n  Install git, or omit --repo-url.",
      ),
    ])
    const { status, text } = await createAlone("roomless", "--yes", "--no-start")
    expect([status, text]).toEqual([1, expect.stringContaining("Cannot create the database:\nNo room left.")])
    expect(text).toContain(`cd ${path.join(place.folder, "roomless")} && npx stheno doctor`)
  })

  it("asks at a terminal", async (test) => {
    const hasScript = process.platform === "linux" && fs.existsSync("/usr/bin/script")
    if (!hasScript) test.skip("the program script of util-linux, which creates a pseudo terminal, is missing")
    const { status, text } = await atTerminal(
      place,
      // javascript.test.ts installs such a project.
      `PATH=${programsAlone()} node_modules/.bin/create-medusa-app asked --skip-db --packages tarballs`,
      [
        ["Email address of the admin user", "ada@example.com\r"],
        ["Which language", "\u001b[B\r"],
      ],
    )
    expect([status, text]).toEqual([0, expect.stringContaining("The project is ready.")])
    expect(fs.readFileSync(path.join(place.folder, "asked/.env"), "utf8")).toContain(
      "ADMIN_EMAIL=ada@example.com\n",
    )
    expect(fs.existsSync(path.join(place.folder, "asked/medusa-config.js"))).toBe(true)
  })

  it("explains what it does not understand", async () => {
    expect(await create("--sed")).toEqual({
      status: 2,
      text: "Unknown option --sed. Did you mean --seed? See: create-medusa-app --help\n",
    })
    expect((await create("--v2")).status).toBe(2)
    expect((await create("--help")).text).toContain("--db-url URL")
  })
})
