import { commands } from "@stheno/server/internal/command-line/registry.ts"
import { expect, test } from "vitest"

interface OptionsModule {
  readonly npmOptions: readonly { readonly name: string }[]
}

test("npm start knows every option of the command, and that of the storefront", async () => {
  const file = new URL("../scripts/start/npm-options.mjs", import.meta.url).href
  const { npmOptions } = (await import(file)) as OptionsModule
  const names = commands.start.options.map(({ name }) => name)
  expect(new Set(npmOptions.map(({ name }) => name))).toEqual(new Set([...names, "storefront"]))
})
