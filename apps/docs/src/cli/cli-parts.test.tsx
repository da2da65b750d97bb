import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { appOptions } from "@stheno/create-medusa-app/internal/options.ts"
import { commandList, globalOptions } from "@stheno/server/internal/command-line/registry.ts"
import { cliParts } from "./cli-parts.tsx"
import { readSessions } from "./sessions.ts"

const shown = (name: string) => renderToStaticMarkup(createElement(cliParts()[name]!.component))

/** Names of the options in the tables of a part. */
function optionsIn(part: string): string[] {
  const cells = [...part.matchAll(/<th scope="row"><code>([^<]+)<\/code>/g)].map(([, words]) => words!)
  return cells.flatMap((words) => /--([\w-]+)/.exec(words)?.[1] ?? [])
}

it("shows every command with every option, and no other", () => {
  const page = shown("CommandReference")
  const titles = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name)
  expect(titles).toEqual(commandList.map(({ name }) => name))
  const sections = page.split("<h2>").slice(1)
  for (const [at, { name, options = [] }] of commandList.entries())
    expect(optionsIn(sections[at]!), name).toEqual(options.map((option) => option.name))
  expect(page).toContain("<code>stheno seed --seed-file FILE [options]</code>")
})

it("shows every option of create-medusa-app, and no other", () => {
  const page = shown("CreateAppOptions")
  expect(optionsIn(page)).toEqual(appOptions.map(({ name }) => name))
})

it("shows every option that all commands take, and no other", () => {
  expect(optionsIn(shown("GlobalOptions"))).toEqual(globalOptions.map(({ name }) => name))
})

it("shows recorded sessions below their commands", () => {
  const sessions = readSessions()
  expect([...sessions.keys()].toSorted()).toEqual([
    "backup",
    "doctor",
    "events failed",
    "jobs failed",
    "migrations show",
    "restore",
    "seed",
    "user",
  ])
  expect(sessions.get("doctor")).toContain("No problems found.")
})
