import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createProject } from "./create-project.ts"
import { knownPlugins } from "./known-plugins.gen.ts"
import { ownVersion } from "./places.ts"
import {
  addPlugins,
  findPlugins,
  pluginSettings,
  settingsLeft,
  storefrontSettings,
  withSearch,
} from "./plugins.ts"
import { readOptions } from "./options.ts"
import { template } from "./places.ts"

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-plugins-"))))
afterEach(() => {
  fs.rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const file = (name: string) => path.join(folder, name)
const meilisearch = "stheno-search-meilisearch"

function writeShop(packages: readonly string[] = []): void {
  fs.copyFileSync(path.join(template, "medusa-config.ts"), file("medusa-config.ts"))
  fs.writeFileSync(file("package.json"), JSON.stringify({ dependencies: { "@stheno/server": "1" } }))
  fs.mkdirSync(file("packages/plugins"), { recursive: true })
  for (const name of packages) fs.writeFileSync(file(`packages/plugins/${name}-${ownVersion()}.tgz`), "")
}

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly stheno?: object
  readonly dependencies?: Readonly<Record<string, string>>
}

const readJson = <Json>(place: string) => JSON.parse(fs.readFileSync(place, "utf8")) as Json

it("lists the plugins of the repository (else run `npm run generate`)", () => {
  const plugins = path.join(import.meta.dirname, "../../../plugins")
  const manifests = fs
    .readdirSync(plugins)
    .filter((name) => name !== "node_modules" && fs.existsSync(path.join(plugins, name, "package.json")))
    .map((name) => readJson<Manifest>(path.join(plugins, name, "package.json")))
    .filter((manifest) => !manifest.private)
  expect(knownPlugins).toEqual(manifests.map(({ name, stheno }) => ({ name, ...stheno })))
  for (const { plugin, title, options } of knownPlugins)
    expect([plugin, title, options]).toEqual([
      expect.stringMatching(/^[a-z0-9-]+$/),
      expect.any(String),
      expect.any(Object),
    ])
})

it("adds plugins with the options that they need", () => {
  writeShop([meilisearch])
  addPlugins(folder, findPlugins(["wishlist", "@stheno/search-meilisearch"]))
  expect(readJson<Manifest>(file("package.json")).dependencies).toEqual({
    "@stheno/search-meilisearch": `file:packages/plugins/${meilisearch}-${ownVersion()}.tgz`,
    "@stheno/server": "1",
    "@stheno/wishlist": ownVersion(),
  })
  expect(fs.readFileSync(file("medusa-config.ts"), "utf8")).toContain(`
  plugins: [
    {
      resolve: "@stheno/wishlist",
      options: {
        jwt_secret: process.env.WISHLIST_JWT || undefined,
      },
    },
    {
      resolve: "@stheno/search-meilisearch",
      options: {
        config: {
          host: process.env.MEILISEARCH_HOST || undefined,
          apiKey: process.env.MEILISEARCH_API_KEY || undefined,
        },
      },
    },
  ],
`)
})

it("adds groups of options that are left out while they are not set", () => {
  writeShop()
  addPlugins(folder, findPlugins(["openid"]))
  const config = fs.readFileSync(file("medusa-config.ts"), "utf8")
  expect(config).toContain(`
        google: process.env.GOOGLE_CLIENT_ID
          ? {
              clientID: process.env.GOOGLE_CLIENT_ID || undefined,
              clientSecret: process.env.GOOGLE_CLIENT_SECRET || undefined,
              store: {
                callbackUrl: \`\${process.env.BACKEND_URL}/store/auth/google/cb\`,
                successRedirect: \`\${process.env.STOREFRONT_URL}/account/sign-in/complete\`,
                failureRedirect: \`\${process.env.STOREFRONT_URL}/account/sign-in\`,
              },
            }
          : undefined,
`)
})

it("fills in what the project knows, and asks for one of several services", () => {
  for (const name of ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GITHUB_CLIENT_ID", "BACKEND_URL"])
    vi.stubEnv(name, undefined)
  vi.stubEnv("STOREFRONT_URL", undefined)
  const [openid] = findPlugins(["openid"])
  const known = { BACKEND_URL: "http://localhost:9000", JWT_SECRET: "not for plugins" }
  expect(pluginSettings([openid!], known)).toEqual({
    GOOGLE_CLIENT_ID: "",
    GOOGLE_CLIENT_SECRET: "",
    BACKEND_URL: "http://localhost:9000",
    STOREFRONT_URL: "",
    GITHUB_CLIENT_ID: "",
    GITHUB_CLIENT_SECRET: "",
  })
  expect(settingsLeft(openid!, undefined, known)).toBe("set GOOGLE_CLIENT_ID or GITHUB_CLIENT_ID in .env")
  vi.stubEnv("GOOGLE_CLIENT_ID", "client_1")
  expect(settingsLeft(openid!, undefined, known)).toBe("set GOOGLE_CLIENT_SECRET, STOREFRONT_URL in .env")
  vi.stubEnv("GOOGLE_CLIENT_SECRET", "secret_1")
  expect(settingsLeft(openid!, undefined, { ...known, STOREFRONT_URL: "http://localhost:8000" })).toBe(
    "is set up",
  )
})

it("adds a search in the store's database, unless another one is asked for or its tarball is missing", () => {
  const names = (asked: readonly string[], packages?: string) =>
    withSearch(findPlugins(asked), packages).map(({ plugin }) => plugin)
  expect(names([])).toEqual(["search-postgres"])
  expect(names(["stripe"])).toEqual(["search-postgres", "stripe"])
  expect(names(["stripe", "meilisearch"])).toEqual(["stripe", "meilisearch"])
  expect(names(["search-postgres"])).toEqual(["search-postgres"])
  expect(names(["stripe"], folder)).toEqual(["stripe"])
  fs.mkdirSync(file("plugins"))
  fs.writeFileSync(file(`plugins/stheno-search-postgres-${ownVersion()}.tgz`), "")
  expect(names(["stripe"], folder)).toEqual(["search-postgres", "stripe"])
})

it("takes settings over from the environment, and leaves the others to fill in", () => {
  vi.stubEnv("MEILISEARCH_HOST", "http://127.0.0.1:7700")
  vi.stubEnv("MEILISEARCH_API_KEY", undefined)
  expect(pluginSettings(findPlugins(["meilisearch"]))).toEqual({
    MEILISEARCH_HOST: "http://127.0.0.1:7700",
    MEILISEARCH_API_KEY: "",
  })
})

it("offers payments in the regions of a new store once the plugin is set up", () => {
  fs.mkdirSync(file("data"))
  const seed = path.join(template, "data/seed.json")
  const regions = () =>
    readJson<{ regions: { payment_providers: string[] }[] }>(file("data/seed.json")).regions.map(
      ({ payment_providers }) => payment_providers,
    )
  for (const [key, offered] of [
    ["", ["manual"]],
    ["sk_test_1", ["manual", "stripe"]],
  ] as const) {
    vi.stubEnv("STRIPE_API_KEY", key)
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_1")
    fs.copyFileSync(seed, file("data/seed.json"))
    writeShop()
    addPlugins(folder, findPlugins(["stripe"]))
    expect(regions()).toEqual([offered, offered])
  }
})

it("gives the storefront its settings, and says which are left", () => {
  for (const name of ["STRIPE_API_KEY", "NEXT_PUBLIC_STRIPE_KEY", "S3_URL"]) vi.stubEnv(name, undefined)
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_1")
  const [stripe] = findPlugins(["stripe"])
  expect(settingsLeft(stripe!, "shop-storefront")).toBe(
    "set STRIPE_API_KEY in .env, and NEXT_PUBLIC_STRIPE_KEY in shop-storefront/.env.local",
  )
  expect(settingsLeft(stripe!, undefined)).toBe("set STRIPE_API_KEY in .env")
  vi.stubEnv("STRIPE_API_KEY", "sk_test_1")
  vi.stubEnv("NEXT_PUBLIC_STRIPE_KEY", "pk_test_1")
  vi.stubEnv("S3_URL", "https://files.example.com/shop")
  expect(settingsLeft(stripe!, "shop-storefront")).toBe("is set up")
  expect(storefrontSettings(findPlugins(["stripe", "s3"]))).toEqual({
    NEXT_PUBLIC_STRIPE_KEY: "pk_test_1",
    NEXT_PUBLIC_IMAGE_HOSTS: "https://files.example.com/shop",
  })
})

it("lists the providers of sign-in whose credentials are set for the storefront", () => {
  const names = ["SIGN_IN_PROVIDERS", "GOOGLE_CLIENT_ID", "GITHUB_CLIENT_ID"]
  for (const name of [...names, "STOREFRONT_URL"]) vi.stubEnv(name, undefined)
  const openid = findPlugins(["openid"])
  const listed = () => storefrontSettings(openid)
  expect(listed()).toEqual({ SIGN_IN_PROVIDERS: "" })
  expect(settingsLeft(openid[0]!, "shop-storefront")).toContain(
    "SIGN_IN_PROVIDERS in shop-storefront/.env.local",
  )
  vi.stubEnv("GITHUB_CLIENT_ID", "client_1")
  expect(listed()).toEqual({ SIGN_IN_PROVIDERS: "github" })
  expect(settingsLeft(openid[0]!, "shop-storefront")).not.toContain("SIGN_IN_PROVIDERS")
  vi.stubEnv("GOOGLE_CLIENT_ID", "client_2")
  expect(listed()).toEqual({ SIGN_IN_PROVIDERS: "google,github" })
  vi.stubEnv("SIGN_IN_PROVIDERS", "openid/company")
  expect(listed()).toEqual({ SIGN_IN_PROVIDERS: "openid/company" })
})

it("returns customers of PayPal to the storefront, if there is one", () => {
  writeShop()
  addPlugins(folder, findPlugins(["paypal"]))
  expect(fs.readFileSync(file("medusa-config.ts"), "utf8")).toContain(`
        return_url: process.env.STOREFRONT_URL
          ? \`\${process.env.STOREFRONT_URL}/api/checkout/return\`
          : undefined,
`)
})

it("names the nearest plugin when there is none of a name", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
  expect(await createProject({ directory: "shop", parent: folder, plugins: ["wishlists"] })).toBe(false)
  expect(said.mock.calls.flat().join("")).toContain("Unknown plugin wishlists.\n  Did you mean wishlist?")
  expect(fs.readdirSync(folder)).toEqual([])
})

it("reads --plugin more than once", () => {
  expect(readOptions(["shop", "--plugin", "stripe", "--plugin", "s3"])).toMatchObject({
    name: "shop",
    values: { plugin: "stripe,s3" },
  })
})
