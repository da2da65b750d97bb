import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { digestOfSources } from "./complete-store/sources.ts"

const root = path.resolve(import.meta.dirname, "..")
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")

interface Result {
  readonly outcome: string
  readonly date: string
  readonly sources?: string
  readonly steps: readonly { readonly name: string; readonly seconds: number }[]
}

const result = JSON.parse(read("checks/complete-store/result.json")) as Result

it("passed; says when what it covers has changed since then", () => {
  expect(result.outcome).toBe("passed")
  if (result.sources !== digestOfSources())
    console.log(
      "The scaffolder, the check or a plugin has changed since the last run: npm run complete-store",
    )
})

it("is dated on the page of the starter as in its result", () => {
  const day = new Date(`${result.date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  })
  const minutes = Math.round(result.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  const page = read("apps/docs/content/starters/nextjs-medusa-starter.mdx").replace(/\s+/g, " ")
  expect(page).toContain(`It last passed on ${day}, and took ${minutes} minutes`)
})
