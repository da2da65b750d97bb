import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { configKeys } from "@stheno/server/internal/config/keys.ts"
import { dashboardKeys, dashboardKeysWithoutMeaning } from "@stheno/server/internal/admin/read-settings.ts"
import {
  builtInPlugins,
  settingKeys,
  settingsWithoutMeaning,
  successorPlugins,
  topKeysWithoutMeaning,
} from "@stheno/server/internal/project/config-keys.ts"
import { configParts } from "./config-parts.tsx"

const shown = (name: string) => renderToStaticMarkup(createElement(configParts()[name]!.component))

it("shows every setting by its variable and its key, and no other", () => {
  const cells = [...shown("ConfigReference").matchAll(/<tr><td><code>(\w+)<\/code><\/td><td>(.*?)<\/td>/g)]
  expect(cells.map(([, variable]) => variable)).toEqual(Object.values(configKeys).map(({ env }) => env))
  const keys = cells.map(([, , key]) => key!.replace(/<\/?code>/g, "")).filter((key) => key !== "none")
  expect(keys).toEqual(Object.keys(settingKeys))
})

/** The first column of a part's table. */
const namesIn = (part: string) =>
  [...shown(part).matchAll(/<tr><td><code>([^<]+)<\/code>/g)].map(([, name]) => name)

it("says of every key and plugin of v1 that is passed over why, and of no other", () => {
  const keys = { ...topKeysWithoutMeaning, ...settingsWithoutMeaning }
  expect(namesIn("PassedOverKeys").toSorted()).toEqual(Object.keys(keys).toSorted())
  expect(namesIn("PassedOverPlugins")).toEqual(Object.keys(builtInPlugins))
  expect(namesIn("SuccessorPlugins")).toEqual(Object.keys(successorPlugins))
  expect(namesIn("DashboardSettings")).toEqual(Object.keys(dashboardKeys))
  expect(namesIn("PassedOverDashboardKeys")).toEqual(Object.keys(dashboardKeysWithoutMeaning))
})
