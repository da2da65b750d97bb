import fs from "node:fs"
import path from "node:path"
import { afterEach, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { listen, type Listening } from "../http/listen.ts"
import { writeFiles, type Files } from "@stheno/testing/project-folder.ts"
import { createDashboard, type Dashboard } from "./dashboard.ts"

const page = `<!doctype html><base href="/app/" /><script src="./assets/theme-1.js"></script>
<script type="importmap">{"imports":{"react":"./assets/react-1.js"}}</script><div id="app"></div>`

/** What a served dashboard is asked with. */
interface Serving {
  readonly url: string
  readonly said: string[]
  readonly dashboard: Dashboard
  readonly directory: string
  get(to: string, init?: RequestInit): Promise<Response>
  save(files: Files): Promise<void>
}

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function serve(
  files: Files = {},
  { base = "/app", isDeveloping = true, isBuilt = true, allowsInlineStyles = false } = {},
): Promise<Serving> {
  const directory = writeFiles({
    "package.json": "{}",
    ...(isBuilt && {
      "app/index.html": page,
      "app/assets/theme-1.js": "theme",
      "app/favicon.svg": "<svg />",
    }),
    ...files,
  })
  const said: string[] = []
  const options = { directory, path: base, isDeveloping, onProgress: (line: string) => void said.push(line) }
  const app = path.join(directory, "app")
  const dashboard = createDashboard({ ...options, app, allowsInlineStyles })
  const sources = [{ origin: "project", folder: path.join(directory, "src/admin") }]
  const server: Listening = await listen(
    { host: "127.0.0.1", port: 0, portVariable: "PORT" },
    (incoming, outgoing) => {
      if (!dashboard.handle(incoming, outgoing)) outgoing.writeHead(418).end()
    },
  )
  ends.push(async () => fs.rmSync(directory, { recursive: true, force: true }), server.close, dashboard.close)
  await dashboard.rebuild(sources)
  return {
    url: server.url,
    said,
    dashboard,
    directory,
    get: (to, init) => fetch(server.url + to, { redirect: "manual", ...init }),
    async save(changed) {
      writeFiles(changed, directory)
      await dashboard.rebuild(sources)
    },
  }
}

const widget = (text: string) =>
  `export default () => "${text}"\nexport const config = { zone: "product.details.after" }\n`

interface Manifest {
  readonly version: string
  readonly extensions: readonly { readonly module: string; readonly styles: string }[]
}

it("serves the page for every address below its path, with the path in it", async () => {
  const { get } = await serve({}, { base: "/back/office" })
  const paths = ["", "a/orders?offset=10", "settings", "settings/regions/reg_1", "index.html"]
  for (const to of paths.map((within) => `/back/office/${within}`)) {
    const answer = await get(to)
    expect([to, answer.status, await answer.text()]).toEqual([
      to,
      200,
      expect.stringContaining('<base href="/back/office/" />'),
    ])
    expect(answer.headers.get("cache-control")).toBe("no-cache")
  }
  const redirect = await get("/back/office?a=1")
  expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "/back/office/?a=1"])
  for (const to of ["/", "/app", "/back/offices", "/back"])
    expect([to, (await get(to)).status]).toEqual([to, 418])
})

it("serves files for good where their names change with them", async () => {
  const { get } = await serve()
  const script = await get("/app/assets/theme-1.js")
  expect([await script.text(), script.headers.get("cache-control")]).toEqual([
    "theme",
    "public, max-age=31536000, immutable",
  ])
  expect((await get("/app/favicon.svg")).headers.get("cache-control")).toBe("no-cache")
  expect((await get("/app/assets/gone-1.js")).status).toBe(404)
  const strange = ["..%2f..%2fpackage.json", "....//package.json", "a/..;/package.json", "a/%00"]
  for (const to of [...strange, "settings/%00", "settings//regions", "settings.php", ".env", "assets/gone"])
    expect([to, (await get(`/app/${to}`)).status]).toEqual([to, 404])
  const written = await get("/app/", { method: "POST" })
  expect([written.status, written.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

it("lets no other scripts and styles in, and no other site show it", async () => {
  const { get } = await serve()
  const { headers } = await get("/app/")
  const policy = headers.get("content-security-policy")!
  expect(policy).not.toContain("unsafe-inline")
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(?:;|$)/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect([headers.get("x-content-type-options"), headers.get("x-frame-options")]).toEqual(["nosniff", "DENY"])
})

it("lets extensions add style elements where the settings allow it", async () => {
  const { get } = await serve({}, { allowsInlineStyles: true })
  const policy = (await get("/app/")).headers.get("content-security-policy")
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/)
})

it("says so while it is being built", async () => {
  const { get } = await serve({}, { isBuilt: false })
  const answer = await get("/app/")
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("is being built")])
})

it("serves extensions with the manifest that names them", async () => {
  const { get, said } = await serve({
    "src/admin/widgets/hello.jsx": `import "./hello.css"\n${widget("Hello")}`,
    "src/admin/widgets/hello.css": "p { color: red }",
    "src/admin/widgets/odd.jsx": widget("odd").replace("product", "produkt"),
  })
  expect(said).toEqual([
    'Skipped src/admin/widgets/odd.jsx: Unknown zone "produkt.details.after". Did you mean product.details.after?',
  ])
  const answer = await get("/app/extensions/manifest.json")
  expect(answer.headers.get("cache-control")).toBe("no-cache")
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({
    development: true,
    extensions: [{ kind: "widget", file: "src/admin/widgets/hello.jsx", zones: ["product.details.after"] }],
    problems: [{ file: "src/admin/widgets/odd.jsx" }],
  })
  const { module, styles } = manifest.extensions[0]!
  for (const [file, type] of [
    [module, "text/javascript; charset=utf-8"],
    [styles, "text/css; charset=utf-8"],
  ]) {
    const { status, headers } = await get(`/app/${file}`)
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      type,
      "public, max-age=31536000, immutable",
    ])
  }
  expect((await get("/app/extensions/none.js")).status).toBe(404)
  expect((await get("/app/extensions/../index.html")).status).toBe(200)
})

it("tells open pages of a change, and keeps what they may still ask for", async () => {
  const { get, save } = await serve({ "src/admin/widgets/hello.jsx": widget("Hello") })
  const manifestOf = async () => (await (await get("/app/extensions/manifest.json")).json()) as Manifest
  const first = await manifestOf()
  const changes = await get("/app/extensions/changes")
  expect(changes.headers.get("content-type")).toBe("text/event-stream")
  let told = ""
  const reading = (async () => {
    for await (const chunk of changes.body!) told += Buffer.from(chunk).toString()
  })()
  await vi.waitFor(() => expect(told).toBe(`data: ${first.version}\n\n`))
  await save({ "src/admin/widgets/hello.jsx": widget("Hello again") })
  const second = await manifestOf()
  await vi.waitFor(() => expect(told).toBe(`data: ${first.version}\n\ndata: ${second.version}\n\n`))
  expect(second.version).not.toBe(first.version)
  expect((await get(`/app/${first.extensions[0]!.module}`)).status).toBe(200)
  expect(await (await get(`/app/${second.extensions[0]!.module}`)).text()).toContain("Hello again")
  await save({ "README.md": "nothing of an extension" })
  // The connection ends with the server, at once.
  await Promise.all([ends.pop()!(), reading])
  expect(told.match(/data:/g)).toHaveLength(2)
})

it("is silent about mistakes and changes in production", async () => {
  const files = { "src/admin/widgets/odd.jsx": "export default 1" }
  const { get, said } = await serve(files, { isDeveloping: false })
  expect((await await (await get("/app/extensions/manifest.json")).json()) as Manifest).toMatchObject({
    development: false,
    extensions: [],
    problems: [],
  })
  expect((await get("/app/extensions/changes")).status).toBe(404)
  expect(said).toEqual([
    expect.stringContaining("Skipped src/admin/widgets/odd.jsx: The file does not export config"),
  ])
})

it("says of a change that extensions are compiled, and nothing at startup", async () => {
  const { said, save } = await serve({ "src/admin/widgets/hello.jsx": widget("Hello") })
  expect(said).toEqual([])
  await save({ "src/admin/widgets/hello.jsx": widget("Hello again") })
  expect(said).toEqual([expect.stringMatching(/^Compiled 1 extension of the dashboard in \d+ ms$/)])
  await save({ "README.md": "nothing of an extension" })
  expect(said).toHaveLength(1)
})

it("says that the first extension of a project is compiled", async () => {
  const { said, save } = await serve()
  await save({ "src/admin/widgets/hello.jsx": widget("Hello") })
  expect(said).toEqual([expect.stringMatching(/^Compiled 1 extension of the dashboard in \d+ ms$/)])
})

it("reloads the page while the dashboard is being built, and shows why it cannot be", async () => {
  const { get, directory } = await serve({}, { isBuilt: false })
  const waiting = await (await get("/app/a/orders")).text()
  expect(waiting).toContain("<style>")
  expect(waiting).toContain("location.reload()")
  expect(waiting).toContain('<noscript><meta http-equiv="refresh"')
  writeFiles({ "app.progress.json": JSON.stringify({ failed: "No <space> left; see build.log" }) }, directory)
  const failed = await get("/app/")
  expect([failed.status, await failed.text()]).toEqual([503, expect.stringContaining("No &lt;space> left")])
  writeFiles({ "app/index.html": page }, directory)
  expect((await get("/app/")).status).toBe(200)
})
