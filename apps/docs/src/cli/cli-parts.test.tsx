import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { appOptions } from "../../../../packages/create-medusa-app/src/options.ts"
import { commandList } from "../../../../packages/server/src/command-line/registry.ts"
import { cliParts } from "./cli-parts.tsx"

const shown = (name: string) => renderToStaticMarkup(createElement(cliParts()[name]!.component))

it("shows every command with every option", () => {
  const page = shown("CommandReference")
  const titles = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name)
  expect(titles).toEqual(commandList.map(({ name }) => name))
  for (const { options = [] } of commandList)
    for (const { name } of options) expect(page).toContain(`--${name}`)
  expect(page).toContain("<code>stheno seed --seed-file FILE [options]</code>")
})

it("shows every option of create-medusa-app", () => {
  const page = shown("CreateAppOptions")
  for (const { name } of appOptions) expect(page).toContain(`--${name}`)
})
