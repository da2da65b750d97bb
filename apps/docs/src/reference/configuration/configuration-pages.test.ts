import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { configKeys } from "@stheno/server/internal/config/keys.ts"
import { SourceTree } from "../code/source-tree.ts"
import { configurationPages, readKeys } from "./configuration-pages.tsx"

const tree = new SourceTree()

it("shows every setting of the registry at its line, and nothing else", async () => {
  const html = renderToStaticMarkup(await configurationPages(tree)[0]!.render())
  const shown = [...html.matchAll(/class="api-error" id="(\w+)"/g)].map(([, env]) => env)
  expect(shown).toEqual(Object.values(configKeys).map(({ env }) => env))
  const { text } = tree.file("packages/server/src/config/keys.ts")
  for (const { name, source } of readKeys(tree))
    expect(text.split("\n")[source.line - 1]).toContain(`${name}: `)
})

it("tells the key of a configuration file", () => {
  const keys = new Map(readKeys(tree).map(({ env, fileKey }) => [env, fileKey]))
  expect(keys.get("LOGIN_ATTEMPTS_PER_MINUTE")).toBe("login_attempts_per_minute")
  expect(keys.get("NODE_ENV")).toBeUndefined()
})

it("shows the values that a setting accepts as code", async () => {
  const html = renderToStaticMarkup(await configurationPages(tree)[0]!.render())
  expect(html).toContain("Accepts one of <code>json</code>, <code>text</code>.")
  expect(html).toContain("Accepts a whole number from 0 to 65535.")
})
