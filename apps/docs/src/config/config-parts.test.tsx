import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { configKeys } from "../../../../packages/server/src/config/keys.ts"
import { settingKeys } from "../../../../packages/server/src/project/config-keys.ts"
import { configParts } from "./config-parts.tsx"

const shown = (name: string) => renderToStaticMarkup(createElement(configParts()[name]!.component))

it("shows every setting by its variable and its key, and no other", () => {
  const cells = [...shown("ConfigReference").matchAll(/<tr><td><code>(\w+)<\/code><\/td><td>(.*?)<\/td>/g)]
  expect(cells.map(([, variable]) => variable)).toEqual(Object.values(configKeys).map(({ env }) => env))
  const keys = cells.map(([, , key]) => key!.replace(/<\/?code>/g, "")).filter((key) => key !== "none")
  expect(keys).toEqual(Object.keys(settingKeys))
})

it("says what of v1 is passed over", () => {
  expect(shown("PassedOverKeys")).toContain("<code>redis_url</code>")
  expect(shown("PassedOverPlugins")).toContain("<code>medusa-payment-manual</code>")
})
