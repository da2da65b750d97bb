import { sql } from "kysely"
import { expect, test } from "vitest"
import { lookupsOf } from "./lookups.ts"

const text = sql`text`
const group = sql`group`
const withText = () => text

test("a text that an index finds comes first, and counts no more than lookups find", () => {
  expect(lookupsOf({ q: "mug", withText, others: [group] })).toEqual({
    lookups: [text, group],
    isCountingFound: false,
  })
  expect(lookupsOf({ q: "mug", withText, isOfFew: true }).lookups).toEqual([text])
})

test("a text without an index comes last, and is left out where few rows are compared", () => {
  expect(lookupsOf({ q: "m", withText, others: [group] })).toEqual({
    lookups: [group, text],
    isCountingFound: true,
  })
  expect(lookupsOf({ q: "m", withText, others: [group], isOfFew: true }).lookups).toEqual([group])
  expect(lookupsOf({ q: "m", withText, others: [group], isCountingOthers: false }).isCountingFound).toBe(
    false,
  )
})

test("a list without a text has the other lookups", () => {
  expect(lookupsOf({ q: null, withText, others: [group] }).lookups).toEqual([group])
  expect(lookupsOf({ withText }).lookups).toEqual([])
})
