import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { knownPlugins } from "@stheno/create-medusa-app/internal/known-plugins.gen.ts"
import { pluginParts } from "./plugin-list.tsx"

it("lists every plugin with the page that installs it", () => {
  const html = renderToStaticMarkup(createElement(pluginParts()["PluginList"]!.component))
  const rows = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a><\/td><td><code>([^<]+)<\/code>/g)]
  expect(rows.map(([, , , name]) => name)).toEqual(knownPlugins.map(({ name }) => name))
  expect(rows.find(([, , , name]) => name === "@stheno/file-s3")?.[1]).toBe("/plugins/file-service/s3")
})
