import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), "utf8")

interface Result {
  readonly version: string
  readonly date: string
  readonly pages: number
  readonly requests: number
  readonly tasks: readonly string[]
}

const result = JSON.parse(read("official-admin/result.json")) as Result
const english = (value: number) => value.toLocaleString("en-US")

test("the upgrade guide says what the last run of the official admin showed", () => {
  const page = read("../apps/docs/content/upgrade-guides/admin/index.mdx").replaceAll("\n", " ")
  const day = new Date(`${result.date}T00:00:00Z`)
  const date = day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })
  expect(page).toContain(`Version ${result.version} was tested in Chromium on ${date}`)
  expect(page).toContain(
    `It opened ${result.pages} pages, its ${english(result.requests)} requests succeeded, and it completed ${result.tasks.length} tasks`,
  )
})

test("every task of the official admin passed in the last run", () => {
  const named = [...read("official-admin/tasks.mjs").matchAll(/^ {4}"([^"]+)": async/gm)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(result.tasks).toEqual(named)
})
