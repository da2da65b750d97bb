import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { afterAll, describe, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { startProject, writeFiles } from "@stheno/testing/project-folder.ts"
import { successorPlugins } from "./config-keys.ts"
import { loadProject } from "./load-project.ts"

/** A plugin as its author publishes it: JavaScript in `dist`. */
const wishlist = {
  "package.json": JSON.stringify({
    name: "stheno-plugin-wishlist",
    version: "1.0.0",
    type: "module",
    license: "MIT",
    files: ["dist"],
    peerDependencies: { "@stheno/core": "*" },
    peerDependenciesMeta: { "@stheno/core": { optional: true } },
  }),
  "dist/models/wish.js": `
    import { column, model, one } from "@stheno/core"
    export const Wish = model({
      name: "Wish", table: "wish", columns: { product_id: column.text(), note: column.text({ nullable: true }) },
      relations: { product: one("Product", "product_id") },
      storefront: ["note", "product"],
    })`,
  "dist/migrations/0001-wish.sql": `
    create table wish (id text primary key, product_id text not null references product (id), note text,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  "dist/services/wish.js": `
    import { newId, service } from "@stheno/core"
    export default service(({ db, pluginOptions }) => ({
      async add(product_id) {
        const row = { id: newId("wish"), product_id, note: pluginOptions.note }
        await db.insertInto("wish").values(row).execute()
        return row
      },
    }))`,
  "dist/api/store/wishes/route.js": `
    import { endpoint, fetchRows, z } from "@stheno/core"
    export const POST = endpoint({
      access: "store",
      body: z.object({ product_id: z.string() }),
      handler: async ({ body }, { services }) => ({ wish: await services.wishService.add(body.product_id) }),
    })
    export const GET = endpoint({
      access: "store",
      select: { relations: ["product"] },
      handler: async ({ selection }, { db }) => ({ wishes: await fetchRows(db, { entity: "Wish", selection }) }),
    })`,
  "dist/loaders/say.js": `
    export default async (container, options) => container.resolve("cacheService").set("loaded", options.note)`,
  "dist/admin/widgets/wishes.js": `
    import { useState } from "react"
    import { jsx } from "react/jsx-runtime"
    export default ({ product }) => jsx("p", { children: useState(product.title)[0] })
    export const config = { zone: "product.details.after" }`,
  "dist/admin/routes/wishes/page.jsx": `
    export default () => <h1>Wishes</h1>
    export const config = { link: { label: "Wishes" } }`,
  "dist/admin/settings/wishes/page.jsx": `
    export default () => <h1>Settings of wishes</h1>
    export const config = { card: { label: "Wishes", description: "Who may wish" } }`,
  "src/never-packed.ts": `throw new Error("this is not in the package")`,
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))
const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = writeFiles(files)
  folders.push(folder)
  return folder
}

function npm(directory: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("npm", [...words, "--offline", "--no-audit", "--no-fund"], {
    cwd: directory,
    encoding: "utf8",
    timeout: 120_000,
  })
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""])
  return stdout.trim()
}

it("packed with npm pack and installed, a plugin is a part of the shop", async () => {
  const source = folderWith(wishlist)
  const tarball = path.join(source, npm(source, "pack", "--silent"))
  const installed = folderWith({ "package.json": JSON.stringify({ name: "shop", private: true }) })
  npm(installed, "install", "--legacy-peer-deps", tarball)
  const plugins = [{ resolve: "stheno-plugin-wishlist", options: { note: "from the options" } }]
  const shop = await startProject({
    "package.json": "{}",
    "stheno.config.js": `module.exports = { plugins: ${JSON.stringify(plugins)} }`,
    "src/api/store/loaded/route.ts": `
      import { endpoint } from "@stheno/core"
      export const GET = endpoint({ access: "public", handler: async (_, { cache }) => ({ loaded: await cache.get("loaded") }) })`,
    ...filesBelow(
      path.join(installed, "node_modules/stheno-plugin-wishlist"),
      "node_modules/stheno-plugin-wishlist",
    ),
  })
  try {
    expect(shop.said.filter((line) => /Skipped|plugin/.test(line))).toEqual([
      "Applied migration stheno-plugin-wishlist/0001-wish",
    ])
    const { product } = (await shop.admin("POST", "/admin/products", { title: "Hat" })).body
    const made = await shop.send("POST", "/store/wishes", { product_id: product.id })
    const { wish } = ownBody<{ wish: { id: string; note: string } }>(made)
    expect(wish.note).toBe("from the options")
    const { wishes } = ownBody<{ wishes: object[] }>(await shop.send("GET", "/store/wishes?fields=id,note"))
    expect(wishes).toEqual([
      { id: wish.id, note: "from the options", product: expect.objectContaining({ title: "Hat" }) },
    ])
    const { extensions } = ownBody<{ extensions: { origin: string; kind: string; module: string }[] }>(
      await shop.send("GET", "/app/extensions/manifest.json"),
    )
    expect(extensions.map(({ origin, kind }) => [origin, kind])).toEqual([
      ["stheno-plugin-wishlist", "widget"],
      ["stheno-plugin-wishlist", "route"],
      ["stheno-plugin-wishlist", "setting"],
    ])
    const widget = (await shop.send("GET", `/app/${extensions[0]!.module}`)).body
    expect(widget).toMatch(/from"react".*from"react\/jsx-runtime"/)
    expect((await shop.send("GET", "/store/loaded")).body).toEqual({ loaded: "from the options" })
    const project = await loadProject(shop.directory)
    expect(project!.parts.endpoints.map(({ origin }) => [origin.plugin, path.basename(origin.file)])).toEqual(
      [
        ["stheno-plugin-wishlist", "route.js"],
        ["stheno-plugin-wishlist", "route.js"],
        [undefined, "route.ts"],
      ],
    )
  } finally {
    await shop.close()
  }
})

/** Every file of a folder, under another name of the folder. */
function filesBelow(folder: string, name: string): Record<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [path.join(name, path.relative(folder, file)), fs.readFileSync(file, "utf8")]),
  )
}

it("a folder in plugins is one too, and one without code is named", async () => {
  const directory = folderWith({
    "stheno.config.ts": `export default { plugins: ["greetings", "./elsewhere", "empty"] }`,
    "plugins/greetings/src/api/hello/route.ts": `
      import { endpoint } from "@stheno/core"
      export const GET = endpoint({ access: "public", handler: () => ({}) })`,
    "elsewhere/jobs/tidy.js": `
      exports.default = async () => {}
      exports.config = { name: "tidy" }`,
    "plugins/empty/package.json": `{ "name": "empty" }`,
  })
  const project = await loadProject(directory)
  expect(project!.parts.endpoints.map((one) => one.path)).toEqual(["/hello"])
  expect(project!.parts.jobs.map(({ definition, origin }) => [definition.name, origin.plugin])).toEqual([
    ["tidy", "./elsewhere"],
  ])
  expect(project!.problems.map(({ message }) => message)).toEqual([
    "The plugin empty has none of the folders models, migrations, providers, strategies, services, api, subscribers, jobs, loaders, mails, admin.",
  ])
})

it("finds extensions of the dashboard, the project's own first, and names folders that are nearly right", async () => {
  const directory = folderWith({
    "stheno.config.ts": `export default { plugins: ["badges", { resolve: "hidden", options: { enableUI: false } }, "old", "only-admin"] }`,
    "src/admin/widgets/product.tsx": "export default () => null",
    "src/admin/widget/product.tsx": "export default () => null",
    "src/admin/shared/button.tsx": "export default () => null",
    "src/subscriber/a.ts": "export default () => {}",
    "src/types/a.ts": "export type A = 1",
    "node_modules/badges/dist/jobs/a.js": `exports.default = () => {}\nexports.config = { name: "badge" }`,
    "node_modules/badges/src/admin/widgets/badge.jsx": "export default () => null",
    "plugins/hidden/src/admin/widgets/badge.jsx": "export default () => null",
    "node_modules/old/dist/admin/_virtual_entry.js": "export default { extensions: [] }",
    "node_modules/only-admin/dist/admin/routes/a/page.js": "export default () => null",
  })
  const { problems, notes, extensions } = (await loadProject(directory))!
  expect(problems).toEqual([])
  expect(notes).toEqual([
    "node_modules/old/dist/admin: it was bundled for v1's dashboard. Use a version that contains widgets, routes, settings.",
    "src/admin/widget: the server does not read this folder. Did you mean widgets?",
    "src/subscriber: the server does not read this folder. Did you mean subscribers?",
  ])
  expect(extensions.map(({ origin, folder }) => [origin, path.relative(directory, folder)])).toEqual([
    ["project", "src/admin"],
    ["badges", "node_modules/badges/src/admin"],
    ["old", "node_modules/old/dist/admin"],
    ["only-admin", "node_modules/only-admin/dist/admin"],
  ])
})

describe("a plugin of v1", () => {
  const options = { config: { host: "http://127.0.0.1:7700" } }
  const config = `export default { plugins: [{ resolve: "medusa-plugin-meilisearch", options: ${JSON.stringify(options)} }] }`
  const successor = "node_modules/@stheno/search-meilisearch"

  it("is replaced by the package that takes its options", async () => {
    const project = await loadProject(
      folderWith({
        "stheno.config.ts": config,
        [`${successor}/package.json`]: JSON.stringify({ name: "@stheno/search-meilisearch", type: "module" }),
        [`${successor}/dist/services/search.js`]: `
          import { service } from "@stheno/core"
          export default service(() => ({}))`,
      }),
    )
    expect(project!.problems).toEqual([])
    expect(project!.notes).toEqual([
      "stheno.config.ts: @stheno/search-meilisearch replaces the plugin medusa-plugin-meilisearch.",
    ])
    expect(project!.parts.services.map(({ origin }) => [origin.plugin, origin.options])).toEqual([
      ["@stheno/search-meilisearch", options],
    ])
  })

  it("names the tarball to install where the project has it", async () => {
    const tarball = "packages/plugins/stheno-search-meilisearch-0.1.0.tgz"
    const remedies = async (files: Readonly<Record<string, string>>) =>
      (await loadProject(folderWith({ "stheno.config.ts": config, ...files })))!.problems.map(
        ({ remedy }) => remedy,
      )
    expect(await remedies({ [tarball]: "" })).toEqual([expect.stringContaining(`npm install ./${tarball},`)])
    expect(await remedies({})).toEqual([expect.stringContaining("npm install @stheno/search-meilisearch,")])
  })

  it("has a successor in the repository", () => {
    const plugins = fs.readdirSync(path.join(import.meta.dirname, "../../../../plugins"))
    const missing = Object.values(successorPlugins).filter(
      (name) => !plugins.includes(name.slice("@stheno/".length)),
    )
    expect(missing).toEqual([])
  })
})
