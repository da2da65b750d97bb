import { apiDocument } from "@stheno/core/internal/api-document.ts"
import { expect, test } from "vitest"
import { documentedOperations } from "@stheno/docs/internal/reference/api/documented-operations.ts"
import { readExamples } from "@stheno/docs/internal/reference/api/examples.ts"
import { createAnswerJudge } from "./answer-judge.ts"

const judge = createAnswerJudge([
  apiDocument(documentedOperations, "store"),
  apiDocument(documentedOperations, "admin"),
])
const store = { method: "GET", path: "/store/regions/reg_1", status: 200, type: "application/json" }

test("answers that the samples recorded are as the OpenAPI documents say", () => {
  const examples = [...readExamples()]
  const findings = examples.flatMap(([key, { path: target, status, answer }]) => {
    const { method } = documentedOperations.find(({ area, id }) => `${area}.${id}` === key)!
    const { pathname: path, search: query } = new URL(target, "http://localhost")
    const type = typeof answer === "string" ? "text/plain" : "application/json"
    const text = answer === undefined ? "" : JSON.stringify(answer)
    const finding = judge({ method, path, query, status, type, text })
    return finding ? [`${key}: ${finding}`] : []
  })
  expect(findings).toEqual([])
  expect(examples.length).toBeGreaterThan(300)
})

const region = readExamples().get("store.GetRegionsRegion")!.answer as { region: Record<string, unknown> }

test("an answer without a column that is always there is found", () => {
  const { name: _, ...rest } = region.region
  const text = JSON.stringify({ region: rest })
  expect(judge({ ...store, query: "", text })).toMatch(/must have required property 'name'/)
  expect(judge({ ...store, query: "?fields=id", text })).toBeUndefined()
})

test("an answer without a relation that the operation selects is found", () => {
  const { countries: _, ...rest } = region.region
  const text = JSON.stringify({ region: rest })
  expect(judge({ ...store, query: "", text })).toMatch(/must have required property 'countries'/)
  expect(judge({ ...store, query: "?expand=currency", text })).toBeUndefined()
})

test("an answer without its property, or with one that nobody named, is found", () => {
  expect(judge({ ...store, query: "", text: "{}" })).toMatch(/must have required property 'region'/)
  const text = JSON.stringify({ region: { ...region.region, more: 1 } })
  expect(judge({ ...store, query: "", text })).toMatch(/"more"/)
})
