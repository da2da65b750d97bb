import path from "node:path"
import { fileURLToPath } from "node:url"
import { ESLint } from "eslint"
import { expect, it } from "vitest"
import { template } from "./places.ts"

const samples = fileURLToPath(new URL("../../../samples", import.meta.url))
const linter = () => new ESLint({ cwd: samples, overrideConfigFile: path.join(template, "eslint.config.js") })
const problems = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => `${path.relative(samples, filePath)}: ${ruleId}`),
  )

it("accepts the code of the tutorials with the rules of a new project", async () => {
  const results = await linter().lintFiles([
    "brand-shop/src",
    "waiting-list/shop/src",
    "waiting-list/plugin/src",
  ])
  expect(results.length).toBeGreaterThan(30)
  expect(problems(results)).toEqual([])
})

it("rejects an interface that is empty for no reason", async () => {
  const results = await linter().lintText("export interface Nothing {}\n", {
    filePath: "brand-shop/src/nothing.ts",
  })
  expect(problems(results)).toEqual(["brand-shop/src/nothing.ts: @typescript-eslint/no-empty-object-type"])
})
