import { knownPlugins, type KnownPlugin } from "@stheno/create-medusa-app/internal/known-plugins.gen.ts"
import { addPlugins, pluginSettings, settingsLeft } from "@stheno/create-medusa-app/internal/plugins.ts"
import { expect } from "@stheno/testing/expect.ts"
import fs from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { pathToFileURL } from "node:url"
import { afterAll, afterEach, beforeAll, describe, it, vi } from "vitest"

const root = path.join(import.meta.dirname, "..")
const templates = path.join(root, "packages/create-medusa-app")

/** Values for variables whose samples show a placeholder that the plugin rejects, or that no sample sets. */
const values: Readonly<Record<string, string>> = {
  BRIGHTPEARL_ACCOUNT: "halcyon",
  CONTENTFUL_WEBHOOK_SECRET: "0123456789abcdef".repeat(4),
  MAILCHIMP_API_KEY: "0123456789abcdef-us7",
  S3_ENDPOINT: "https://files.example.com",
  S3_PRIVATE_BUCKET: "private-files",
  WISHLIST_JWT: "a secret of the wishlists",
}

/** Variables that a page shows and that a scaffolded entry leaves out. */
const leftOut: Readonly<Record<string, string>> = {
  ANALYTICS_HASH_SECRET: "customers are not stored by default",
  COMPANY_CLIENT_ID: "the name of another provider is part of the configuration",
  COMPANY_CLIENT_SECRET: "as COMPANY_CLIENT_ID",
  COMPANY_ISSUER: "as COMPANY_CLIENT_ID",
  SEGMENT_HOST: "accounts outside of the default region add it",
  SENDGRID_ORDER_PLACED_ID_DE: "languages are part of the configuration",
}

/** Variables that a scaffolded entry has and that the page of the plugin shows elsewhere. */
const added = ["S3_ENDPOINT", "S3_PRIVATE_BUCKET"]

/** Options without which a plugin starts, and which a new project is told to set nevertheless. */
const advised: Readonly<Record<string, string>> = {
  KLARNA_URL: "decides between test and real payments",
  PAYPAL_SANDBOX: "decides between test and real payments",
  S3_REGION: "AWS has no default region for a bucket",
  S3_URL: "images need an address that customers can reach",
  SENDGRID_ORDER_PLACED_ID: "without a template, no email is sent",
  STRIPE_WEBHOOK_SECRET: "without it, payments of customers who close the page have no order",
}

/** Where the test writes configuration files; `@stheno/core` is found from there. */
let folder: string
beforeAll(() => {
  fs.mkdirSync(path.join(import.meta.dirname, ".cache"), { recursive: true })
  folder = fs.mkdtempSync(path.join(import.meta.dirname, ".cache/scaffold-"))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const samplesOf = ({ name }: KnownPlugin) => path.join(root, "samples/plugins", name.replace("@stheno/", ""))

/** What the page of a plugin writes into `.env`. */
function sampleSettings(plugin: KnownPlugin): NodeJS.Dict<string> {
  const files = fs.readdirSync(samplesOf(plugin)).filter((file) => file.endsWith(".env"))
  return parseEnv(files.map((file) => fs.readFileSync(path.join(samplesOf(plugin), file), "utf8")).join("\n"))
}

/** Variables that the generated configuration reads. */
const variablesOf = (plugin: KnownPlugin) => Object.keys(pluginSettings([plugin]))

/** The variables of a plugin, filled as on its page. */
function filled(plugin: KnownPlugin): Record<string, string> {
  const shown = sampleSettings(plugin)
  return Object.fromEntries(
    variablesOf(plugin).map((name) => {
      const value = values[name] ?? shown[name]
      if (!value) throw new Error(`No sample sets ${name}`)
      return [name, value]
    }),
  )
}

interface ReadConfig {
  readonly default: { readonly plugins: readonly (string | { resolve: string; options: object })[] }
}

let count = 0

/**
 * Reads the options of a plugin from a configuration file that create-medusa-app has written.
 * @param settings undefined is not set
 */
async function start(
  plugin: KnownPlugin,
  settings: Readonly<Record<string, string | undefined>>,
  template: "template" | "template-javascript" = "template",
): Promise<unknown> {
  for (const name of variablesOf(plugin)) vi.stubEnv(name, settings[name])
  const directory = path.join(folder, String(++count))
  fs.mkdirSync(directory)
  const file = fs
    .readdirSync(path.join(templates, template))
    .find((each) => each.startsWith("medusa-config."))!
  fs.copyFileSync(path.join(templates, template, file), path.join(directory, file))
  fs.writeFileSync(path.join(directory, "package.json"), JSON.stringify({ dependencies: {} }))
  addPlugins(directory, [plugin])
  const config = (await import(pathToFileURL(path.join(directory, file)).href)) as ReadConfig
  const [entry] = config.default.plugins
  expect(config.default.plugins).toHaveLength(1)
  expect(typeof entry === "string" ? entry : entry!.resolve).toBe(plugin.name)
  const options = typeof entry === "string" ? {} : entry!.options
  const reader = path.join(import.meta.dirname, plugin.name.replace("@stheno/", ""), "src/options.ts")
  // A plugin without the file has no options.
  if (!fs.existsSync(reader)) return expect(options).toEqual({})
  const { readOptions } = (await import(reader)) as { readOptions: (given: object) => unknown }
  return readOptions(options)
}

const starts = (...given: Parameters<typeof start>): Promise<boolean> =>
  start(...given).then(
    () => true,
    () => false,
  )

const without = (settings: Readonly<Record<string, string>>, names: readonly string[], value?: string) => ({
  ...settings,
  ...Object.fromEntries(names.map((name) => [name, value])),
})

describe.each(knownPlugins.map((plugin) => [plugin.plugin, plugin] as const))("--plugin %s", (_, plugin) => {
  const required = Object.keys(pluginSettings([{ ...plugin, optional: {} }]))
  const optional = variablesOf(plugin).filter((name) => !required.includes(name))

  it("starts with the settings of its page, in both languages", async () => {
    const settings = filled(plugin)
    await start(plugin, settings)
    await start(plugin, settings, "template-javascript")
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    expect(settingsLeft(plugin, undefined)).toBe("is set up")
  })

  it("starts without its optional settings, whether they are empty or not set", async () => {
    const chosen = (plugin.oneOf ?? []).slice(0, 1)
    const left =
      chosen.length > 0 ? optional.filter((name) => !isNeededBy(plugin, chosen[0]!, name)) : optional
    for (const value of ["", undefined]) await start(plugin, without(filled(plugin), left, value))
  })

  it("names the settings without which it does not start, and no others", async () => {
    for (const name of variablesOf(plugin)) vi.stubEnv(name, undefined)
    const left = settingsLeft(plugin, undefined)
    const isIncomplete = plugin.oneOf !== undefined || required.some((name) => !advised[name])
    expect(await starts(plugin, {})).toBe(!isIncomplete)
    expect(left === "is set up").toBe(!isIncomplete && required.length === 0)
    for (const name of required) {
      expect(left).toContain(name)
      expect([name, await starts(plugin, without(filled(plugin), [name]))]).toEqual([
        name,
        advised[name] !== undefined,
      ])
    }
  })

  it("treats a setting that is empty like one that is not set", async () => {
    const settings = filled(plugin)
    for (const name of variablesOf(plugin))
      expect([name, await starts(plugin, without(settings, [name], ""))]).toEqual([
        name,
        await starts(plugin, without(settings, [name])),
      ])
  })

  it("has the settings that its page shows", () => {
    const config = fs.readFileSync(path.join(samplesOf(plugin), "medusa-config.ts"), "utf8")
    const shown = [...config.matchAll(/process\.env\["(\w+)"\]/g)].map(([, name]) => name!)
    const expected = [...new Set(shown)].filter((name) => !leftOut[name])
    expect(
      variablesOf(plugin)
        .filter((name) => !added.includes(name))
        .toSorted(),
    ).toEqual(expected.toSorted())
  })
})

/** Whether a variable belongs to the group of options that another one switches on. */
function isNeededBy({ optional = {} }: KnownPlugin, first: string, name: string): boolean {
  const group = Object.entries(optional)
    .find(([, variable]) => variable === first)![0]
    .split(".")[0]!
  return Object.entries(optional).some(
    ([key, variable]) =>
      key.startsWith(`${group}.`) && (variable === name || variable.includes(`\${${name}}`)),
  )
}
