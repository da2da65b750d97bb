import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readConfig } from "./config/read-config.ts"
import { allowDocs, startDocs } from "./docs-site.ts"
import type { Listening } from "./http/listen.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"

let folder: string
let docs: Listening
beforeAll(async () => {
  folder = writeFiles({
    "index.html": "<h1>Home</h1>",
    "index.md": "# Home",
    "carts/index.html": "<h1>Carts</h1>",
    "carts.md": "# Carts",
    "404.html": "<h1>No such page</h1>",
    "llms.txt": "# List",
    "assets/a-1.js": "1",
    "assets/b-2.css": "a { color: teal }\n".repeat(200),
  })
  docs = await startDocs(folder, { host: "127.0.0.1", port: 0, portVariable: "DOCS_PORT" })
})
afterAll(async () => {
  await docs.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function get(address: string, accept = "text/html,application/xhtml+xml,*/*;q=0.8") {
  const answer = await fetch(docs.url + address, { headers: { accept } })
  const { status, headers } = answer
  return { status, type: headers.get("content-type"), vary: headers.get("vary"), text: await answer.text() }
}
const html = "text/html;charset=utf-8"
const markdown = "text/markdown; charset=utf-8"
const vary = "accept, Accept-Encoding"

describe("the documentation", () => {
  it.each([
    ["/", "<h1>Home</h1>"],
    ["/carts", "<h1>Carts</h1>"],
    ["/carts/", "<h1>Carts</h1>"],
  ])("is HTML for browsers: %s", async (address, text) => {
    expect(await get(address)).toEqual({ status: 200, type: html, vary, text })
  })

  it.each([
    ["/", "text/markdown", "# Home"],
    ["/carts", "text/markdown", "# Carts"],
    ["/carts/?from=a", "text/markdown, text/html;q=0.5", "# Carts"],
    ["/carts", "text/html;q=0.8, Text/Markdown;q=0.9, */*", "# Carts"],
  ])("is Markdown for who asks for it: %s, %s", async (address, accept, text) => {
    expect(await get(address, accept)).toEqual({ status: 200, type: markdown, vary, text })
  })

  it.each(["*/*", "text/html, text/markdown;q=0.9", "text/markdown;q=0", "text/markdown;q=x"])(
    "stays HTML for %s",
    async (accept) => {
      expect(await get("/carts", accept)).toMatchObject({ type: html })
    },
  )

  it("has a Markdown file for every page, and gives other files as they are", async () => {
    expect(await get("/carts.md")).toMatchObject({ status: 200, type: markdown, text: "# Carts" })
    expect(await get("/llms.txt", "text/markdown")).toMatchObject({
      status: 200,
      text: "# List",
      vary: "Accept-Encoding",
    })
    expect(await get("/assets/a-1.js", "text/markdown")).toMatchObject({ status: 200, text: "1" })
  })

  it("is sent compressed to who takes it so", async () => {
    const encodingOf = async (accepted: string) => {
      const answer = await fetch(`${docs.url}/assets/b-2.css`, { headers: { "accept-encoding": accepted } })
      expect(await answer.text()).toHaveLength(3600)
      return answer.headers.get("content-encoding")
    }
    expect(await Promise.all(["br", "gzip", "identity"].map(encodingOf))).toEqual(["br", "gzip", null])
  })

  it("has no Markdown for a page that does not exist", async () => {
    expect(await get("/nothing", "text/markdown")).toMatchObject({ status: 404 })
    expect(fs.existsSync(path.join(folder, "nothing.md"))).toBe(false)
  })
})

describe("the documentation while it is built for the first time", () => {
  const parent = writeFiles({ "draft/index.html": "<h1>Home</h1>", "draft/assets/a.css": "a {}" })
  const directory = path.join(parent, "dist")
  const ready = [{ route: "/", title: "Home & more" }]
  const rendering = { step: "Rendering pages", stepNumber: 3, steps: 5, done: 500, total: 2000 }
  const report = (more: object) =>
    fs.writeFileSync(
      `${directory}.progress.json`,
      JSON.stringify({ pid: process.pid, startedAt: 0, site: path.join(parent, "draft"), ...more }),
    )
  let building: Listening
  beforeAll(async () => {
    building = await startDocs(directory, { host: "127.0.0.1", port: 0, portVariable: "DOCS_PORT" })
  })
  afterAll(async () => {
    await building.close()
    fs.rmSync(parent, { recursive: true, force: true })
  })
  const look = async (address: string) => {
    const answer = await fetch(building.url + address)
    return { status: answer.status, text: await answer.text() }
  }

  it("says that the build has not started", async () => {
    const { status, text } = await look("/")
    expect([status, text]).toEqual([503, expect.stringContaining("Waiting for the build to start")])
  })

  it("shows the step, the pages, the time, and the pages that are ready", async () => {
    report({ ...rendering, rendersSince: Date.now() - 50_000, ready })
    const { status, text } = await look("/carts")
    expect(status).toBe(503)
    expect(text).toContain("Step 3 of 5: Rendering pages</strong>, about 3 minutes left")
    expect(text).toContain(
      '<progress aria-label="Pages" value="500" max="2000"></progress><br>500 of 2000 pages',
    )
    expect(text).toContain('<a href="/">Home &amp; more</a>')
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
  })

  it("serves pages and files that are ready, and nothing outside the site", async () => {
    report(rendering)
    expect(await look("/")).toEqual({ status: 200, text: "<h1>Home</h1>" })
    expect((await look("/assets/a.css")).status).toBe(200)
    expect((await look("/..%2fdist.progress.json")).status).toBe(503)
    expect((await look("/%ff")).status).toBe(503)
  })

  it("says why a build failed, and forgets one that was killed", async () => {
    report({ ...rendering, failed: "carts.mdx: <Tab> is not closed" })
    expect((await look("/carts")).text).toContain("carts.mdx: &lt;Tab> is not closed")
    report({ ...rendering, pid: 2 ** 30 })
    expect((await look("/carts")).text).toContain("Waiting for the build to start")
  })

  it("serves the site once it is there", async () => {
    writeFiles({ "index.html": "<h1>Whole</h1>" }, directory)
    expect(await look("/")).toEqual({ status: 200, text: "<h1>Whole</h1>" })
    expect((await look("/carts")).status).toBe(404)
  })
})

describe("pages of the documentation may call the API", () => {
  const lists = (environment: NodeJS.ProcessEnv) => {
    const { storeCors, adminCors } = allowDocs(readConfig(environment), 3005)
    return { storeCors, adminCors }
  }
  const listed = { STORE_CORS: "https://shop.example.com", ADMIN_CORS: "https://admin.example.com" }
  const docs = ["http://localhost:3005", "http://127.0.0.1:3005"]

  it("in development, beside those that are listed", () => {
    expect(lists({ ...listed, DOCS_DIR: "dist" })).toEqual({
      storeCors: ["https://shop.example.com", ...docs],
      adminCors: ["https://admin.example.com", ...docs],
    })
  })
  it.each([{ DOCS_DIR: "" }, { DOCS_DIR: "dist", NODE_ENV: "production" }])("not with %o", (environment) => {
    const secrets = { JWT_SECRET: "a".repeat(40), COOKIE_SECRET: "b".repeat(40), ...environment }
    expect(lists({ ...listed, ...secrets })).toMatchObject({ storeCors: ["https://shop.example.com"] })
  })
})
