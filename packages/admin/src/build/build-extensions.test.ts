import fs from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { writeFiles, type Files } from "@stheno/testing/project-folder.ts"
import { buildExtensions, type BuiltExtensions } from "./build-extensions.ts"

const folders: string[] = []
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

/** Builds what these files of a project are. */
async function built(
  files: Files,
  options: { readonly isDeveloping?: boolean; readonly env?: Record<string, string> } = {},
): Promise<BuiltExtensions & { readonly code: (part: string) => string; readonly directory: string }> {
  const directory = writeFiles(files)
  folders.push(directory)
  const plugins = fs.existsSync(path.join(directory, "plugins")) ? ["plugins/points/src/admin"] : []
  const result = await buildExtensions({
    directory,
    sources: [
      { origin: "project", folder: path.join(directory, "src/admin") },
      ...plugins.map((folder) => ({ origin: "stheno-plugin-points", folder: path.join(directory, folder) })),
    ],
    path: "/app",
    isDeveloping: options.isDeveloping ?? true,
    env: options.env ?? {},
  })
  const code = (part: string) => {
    const name = [...result.files.keys()].find((each) => each.includes(part))
    return name === undefined ? "" : Buffer.from(result.files.get(name)!).toString()
  }
  return { ...result, code, directory }
}

/** What a module imports by a bare name. */
const bareImports = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*"([^"./][^"]*)"/g)].map(([, name]) => name).toSorted()

const widget = (config = `{ zone: "product.details.after" }`, body = "null") =>
  `export default function Widget() { return ${body} }\nexport const config = ${config}\n`

describe("extensions of a project", () => {
  it("are found, understood and compiled", async () => {
    const { manifest, files, problems, code } = await built({
      "src/admin/widgets/brand.tsx": `
        import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
        import { useState } from "react"
        import { label } from "../components/label"
        const Brand = ({ product, notify }: ProductDetailsWidgetProps) => {
          const [count, setCount] = useState<number>(0)
          return <button onClick={() => { setCount(count + 1); notify.success("Hello", product.title ?? "") }}>{label}</button>
        }
        export const config: WidgetConfig = { zone: ["product.details.before", "product.details.after"] }
        export default Brand`,
      "src/admin/components/label.ts": `export const label = "brand of"`,
      "src/admin/widgets/shared/deep.jsx": widget(`{ zone: "login.after" }`, "<p>Welcome</p>"),
      "src/admin/routes/brands/page.tsx": `
        import { Star } from "./star"
        const config = { link: { label: "Brands", icon: Star } } as const
        export { config }
        export default () => <h1>Brands</h1>`,
      "src/admin/routes/brands/star.tsx": `export const Star = () => <svg />`,
      "src/admin/routes/brands/[id]/page.tsx": `export default () => <h1>One brand</h1>`,
      "src/admin/settings/brands/page.tsx": `
        import type { SettingConfig } from "@stheno/admin"
        export const config = {
          card: { label: "Brands", description: \`Who makes what\` },
        } satisfies SettingConfig
        export { default } from "../../routes/brands/page"`,
      "src/admin/widgets/brand.test.tsx": "not even code",
      "src/admin/widgets/_draft.tsx": "nor this",
    })
    expect(problems).toEqual([])
    expect(manifest.development).toBe(true)
    const shown = manifest.extensions.map(({ module, ...rest }) => ({
      ...rest,
      module: module.replace(/-[A-Z0-9]{8}\.js$/, ""),
    }))
    expect(shown).toEqual([
      {
        id: "project:widget:brand.tsx",
        origin: "project",
        file: "src/admin/widgets/brand.tsx",
        module: "extensions/widget-brand",
        kind: "widget",
        zones: ["product.details.before", "product.details.after"],
      },
      {
        id: "project:widget:shared/deep.jsx",
        origin: "project",
        file: "src/admin/widgets/shared/deep.jsx",
        module: "extensions/widget-shared-deep",
        kind: "widget",
        zones: ["login.after"],
      },
      {
        id: "project:route:brands/[id]/page.tsx",
        origin: "project",
        file: "src/admin/routes/brands/[id]/page.tsx",
        module: "extensions/route-brands-id",
        kind: "route",
        path: "/brands/:id",
      },
      {
        id: "project:route:brands/page.tsx",
        origin: "project",
        file: "src/admin/routes/brands/page.tsx",
        module: "extensions/route-brands",
        kind: "route",
        path: "/brands",
        link: { label: "Brands" },
      },
      {
        id: "project:setting:brands/page.tsx",
        origin: "project",
        file: "src/admin/settings/brands/page.tsx",
        module: "extensions/setting-brands",
        kind: "setting",
        path: "/brands",
        card: { label: "Brands", description: "Who makes what" },
      },
    ])
    for (const { module } of manifest.extensions)
      expect(files.has(module.slice("extensions/".length))).toBe(true)
    expect(bareImports(code("widget-brand"))).toEqual(["react", "react/jsx-runtime"])
    expect(code("widget-brand")).toMatch(/export \{[^}]*\bconfig\b[^}]*\bdefault\b/)
  })

  it("share what several of them import, also what asks for React with require", async () => {
    const { manifest, files, code, problems } = await built({
      "node_modules/fancy/package.json": `{ "name": "fancy", "main": "index.js" }`,
      "node_modules/fancy/index.js": `
        var react = require("react")
        var query = require("@tanstack/react-query")
        exports.fancy = function () { return [react.useState, query.useQuery, "so fancy"] }`,
      "src/admin/widgets/a.js": `import { fancy } from "fancy"\n${widget(undefined, "fancy()")}`,
      "src/admin/widgets/b.js": `
        import { fancy } from "fancy"
        import { useAdminProducts } from "medusa-react"
        ${widget(undefined, "[fancy(), useAdminProducts]")}`,
    })
    expect(problems).toEqual([])
    expect(manifest.extensions).toHaveLength(2)
    const holders = [...files].filter(([, text]) => Buffer.from(text).toString().includes("so fancy"))
    expect(holders.map(([name]) => name.replace(/-\w+\.js/, ""))).toEqual(["chunk"])
    const names = new Set([...files.values()].flatMap((text) => bareImports(Buffer.from(text).toString())))
    expect([...names].toSorted()).toEqual(["@stheno/medusa-react", "@tanstack/react-query", "react"])
    expect(code("chunk")).not.toContain("Dynamic require of")
  })

  it("bring their styles and pictures, at addresses below the dashboard's", async () => {
    const { manifest, code, files } = await built({
      "src/admin/widgets/brand.jsx": `
        import "./brand.css"
        import picture from "./logo.png"
        ${widget(undefined, "<img src={picture} alt='' />")}`,
      "src/admin/widgets/brand.css": `.brand { background: url("./logo.png") }`,
      "src/admin/widgets/logo.png": "a picture",
    })
    expect(manifest.extensions[0]!.styles).toMatch(/^extensions\/widget-brand-\w+\.css$/)
    const [picture] = [...files.keys()].filter((name) => name.endsWith(".png"))
    expect(code(".css")).toContain(`url("/app/extensions/${picture}")`)
    expect(code("widget-brand")).toContain(`"/app/extensions/${picture}"`)
  })

  it("see variables that begin with MEDUSA_ADMIN_, and no others", async () => {
    const files = {
      "src/admin/widgets/a.js": widget(undefined, "[process.env.MEDUSA_ADMIN_KEY, process.env.JWT_SECRET]"),
    }
    const { code } = await built(files, { env: { MEDUSA_ADMIN_KEY: "shown", JWT_SECRET: "hidden" } })
    expect(code("widget-a")).toContain('"shown"')
    expect(code("widget-a")).not.toContain("hidden")
  })

  it("have names and a version that change with what they say, and only then", async () => {
    const first = await built({ "src/admin/widgets/a.js": widget() })
    const same = await built({ "src/admin/widgets/a.js": widget() })
    const other = await built({ "src/admin/widgets/a.js": widget(undefined, "1") })
    expect(same.manifest).toEqual(first.manifest)
    expect(other.manifest.version).not.toBe(first.manifest.version)
    expect(other.manifest.extensions[0]!.module).not.toBe(first.manifest.extensions[0]!.module)
  })

  it("come from plugins too, and the project's own wins an address", async () => {
    const page = `export default () => null\nexport const config = { link: { label: "Points" } }`
    const { manifest, problems } = await built({
      "src/admin/routes/points/[id]/page.jsx": `export default () => null`,
      "plugins/points/src/admin/routes/points/page.jsx": page,
      "plugins/points/src/admin/routes/points/[name]/page.jsx": `export default () => null`,
    })
    expect(manifest.extensions.map(({ origin, file }) => [origin, file])).toEqual([
      ["project", "src/admin/routes/points/[id]/page.jsx"],
      ["stheno-plugin-points", "plugins/points/src/admin/routes/points/page.jsx"],
    ])
    expect(problems).toEqual([
      {
        file: "plugins/points/src/admin/routes/points/[name]/page.jsx",
        message: "src/admin/routes/points/[id]/page.jsx has the same address.",
        remedy: "Give one of the two folders another name.",
      },
    ])
  })

  it("may be none at all", async () => {
    const { manifest, files } = await built({ "package.json": "{}" })
    expect([manifest.extensions, files.size]).toEqual([[], 0])
  })
})

describe("a file that is wrong", () => {
  it("is left out with its line and the remedy, and the others are served", async () => {
    const { manifest, problems } = await built({
      "src/admin/widgets/fine.tsx": widget(),
      "src/admin/widgets/missing.tsx": `import "colours"\n${widget()}`,
      "src/admin/widgets/medusa.tsx": `import "@medusajs/ui"\n${widget()}`,
      "src/admin/widgets/nowhere.tsx": `\nimport "./nowhere-else"\n${widget()}`,
      "src/admin/widgets/node.tsx": `import fs from "node:fs"\nfs.rmSync("x")\n${widget()}`,
      "src/admin/widgets/broken.tsx": `export default () => <p>\n${widget()}`,
      "src/admin/widgets/movie.tsx": `import "./a.mov"\n${widget()}`,
      "src/admin/widgets/a.mov": "",
    })
    expect(manifest.extensions.map(({ file }) => file)).toEqual(["src/admin/widgets/fine.tsx"])
    expect(problems.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)).toEqual([
      expect.stringMatching(/^src\/admin\/widgets\/broken\.tsx:\d+: .+\. Correct the code there\.$/),
      'src/admin/widgets/medusa.tsx:1: It imports @medusajs/ui, which does not exist. Follow "Extensions that use Medusa UI" in the upgrade guides, which installs @medusajs/ui@3.',
      "src/admin/widgets/missing.tsx:1: It imports colours, which does not exist. Install it: npm install colours",
      "src/admin/widgets/movie.tsx:1: It imports a file that ends with .mov, which nothing here can read. Import code, styles, JSON, pictures or fonts.",
      "src/admin/widgets/node.tsx:1: It imports node:fs, which is a part of Node.js; the dashboard runs in a browser. Leave it out, or move the work into an endpoint in src/api.",
      "src/admin/widgets/nowhere.tsx:2: It imports ./nowhere-else, which does not exist. Correct the path.",
    ])
    expect(manifest.problems[2]).toEqual({
      file: "src/admin/widgets/missing.tsx:1",
      message: "It imports colours, which does not exist. Install it: npm install colours",
    })
  })

  it("is not told to strangers in production", async () => {
    const { manifest, problems, code } = await built(
      { "src/admin/widgets/fine.tsx": widget(), "src/admin/widgets/odd.tsx": `export default 1` },
      { isDeveloping: false },
    )
    expect([manifest.problems, problems.length, manifest.development]).toEqual([[], 1, false])
    expect(code("widget-fine")).not.toContain("sourceMappingURL")
  })

  const needed = `export default () => null\n`
  it.each([
    [
      "widgets/a.js",
      `export const config = { zone: "login.after" }`,
      "The file does not export a component. Export a",
    ],
    [
      "widgets/a.js",
      needed,
      "The file does not export config, which contains the zone of the widget. Write export const config =",
    ],
    ["widgets/a.js", `${needed}export const config = {}`, "config has no zone."],
    ["widgets/a.js", `${needed}export const config = { zone: [] }`, "config has no zone."],
    [
      "widgets/a.js",
      `${needed}export const config = { zone: "product.detail.after" }`,
      'Unknown zone "product.detail.after". Did you mean product.details.after?',
    ],
    [
      "widgets/a.js",
      `${needed}export const config = { zone: "somewhere" }`,
      'Unknown zone "somewhere". The page /admin/widgets lists all of them.',
    ],
    [
      "widgets/a.js",
      `${needed}export const config = { zone: where() }`,
      "zone cannot be read without running the file. Use literals",
    ],
    ["widgets/a.js", `${needed}export { config } from "./b.css"`, "config cannot be read without"],
    ["routes/page.js", needed, "The dashboard uses this address itself. Put it into a folder"],
    ["routes/orders/page.js", needed, "The dashboard uses the address /orders itself. Rename the folder"],
    ["routes/products/[handle]/page.js", needed, "The dashboard uses the address /products/:handle itself."],
    [
      "routes/settings/a/page.js",
      needed,
      "The dashboard uses the address /settings/a itself. Settings pages belong",
    ],
    ["routes/my_brands/page.js", needed, "The folder my_brands cannot be part of an address. Use letters"],
    ["routes/[a]/[b c]/page.js", needed, "The folder [b c] cannot be part of an address."],
    ["routes/a/page.js", `${needed}export const config = { link: {} }`, "link has no label. Write"],
    [
      "routes/a/[id]/page.js",
      `${needed}export const config = { link: { label: "A" } }`,
      "The sidebar cannot link to a page with a parameter. Remove link",
    ],
    ["settings/page.js", needed, "A settings page must be in a folder directly below settings. Move it"],
    ["settings/a/b/page.js", needed, "A settings page must be in a folder directly below settings."],
    ["settings/taxes/page.js", needed, "The dashboard uses the name taxes itself. Rename the folder"],
    ["settings/a/page.js", needed, "config has no card. Write"],
    [
      "settings/a/page.js",
      `${needed}export const config = { card: { description: "b" } }`,
      "card has no label.",
    ],
    [
      "settings/a/page.js",
      `${needed}export const config = { card: { label: "b" } }`,
      "card has no description.",
    ],
    [
      "settings/a/page.js",
      `import { text } from "./text"\n${needed}export const config = { card: { label: text, description: "b" } }`,
      "card cannot be read without running the file.",
    ],
  ])("%s with %j", async (file, text, said) => {
    const { manifest, problems } = await built({ [`src/admin/${file}`]: text })
    expect(manifest.extensions).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]!.file).toBe(`src/admin/${file}`)
    expect(`${problems[0]!.message} ${problems[0]!.remedy}`.slice(0, said.length)).toBe(said)
  })
})
