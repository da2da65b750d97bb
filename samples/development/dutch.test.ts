import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import dutch from "./dutch-nav.json" with { type: "json" }
import { languages } from "./dutch.ts"

const admin = path.join(import.meta.dirname, "../../packages/admin/src/app")
const read = (file: string) => fs.readFileSync(path.join(admin, file), "utf8")

it("adds a language that the dashboard lacks, as the others are written", () => {
  const [declared] = /export const languages = {[^}]*}/.exec(
    read("language/language.ts"),
  )!
  expect(declared).toContain('  de: "Deutsch",')
  expect(languages).toEqual({
    nl: new Intl.DisplayNames("nl", { type: "language" }).of("nl"),
  })
  expect(declared).not.toContain("  nl:")
})

it("translates texts of the menu", () => {
  const english = JSON.parse(read("messages/en/nav.json")) as Record<string, string>
  expect(english).toMatchObject(
    Object.fromEntries(
      Object.keys(dutch).map((name) => [name, expect.any(String)]),
    ),
  )
  for (const [name, text] of Object.entries(dutch))
    expect(text).not.toBe(english[name])
})
