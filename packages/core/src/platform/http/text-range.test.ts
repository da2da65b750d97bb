import { expect, test } from "vitest"
import { check, oneOrMany, optional, shape } from "./shape.ts"
import { textRange } from "./text-range.ts"

const ranges = shape({
  value: optional(textRange()),
  text: optional(textRange("StringComparisonOperator,String")),
})
const several = shape({ id: optional(oneOrMany()), groups: optional(oneOrMany({ each: "isString" })) })

test.each([
  ["a", ["a"]],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [
    { gt: "a", contains: "b" },
    { gt: "a", contains: "b" },
  ],
  [{ gt: "null" }, []],
  [{ contains: "null" }, { contains: "null" }],
])("%j is a text, several or bounds", (input, expected) => {
  expect(check(ranges, { value: input })).toEqual({ value: { value: expected } })
})

const isNoText = ["String validation failed: [object Object] is not a string"]
const isNoList = ["Cannot read properties of undefined (reading 'constructor')"]

test("what is neither gets the complaints of each type, as v1 writes them", () => {
  expect(check(ranges, { value: { a: "1", b: "2" } })).toEqual({
    message: JSON.stringify({
      message: "value must be one of: String,String,StringComparisonOperator",
      details: {
        String: isNoText,
        undefined: isNoList,
        StringComparisonOperator: ["property a should not exist", " property b should not exist"],
      },
    }),
  })
  expect(check(ranges, { text: { gt: { a: "1" } } })).toEqual({
    message: JSON.stringify({
      message: "text must be one of: StringComparisonOperator,String",
      details: { String: isNoText, StringComparisonOperator: ["gt must be a string"] },
    }),
  })
})

test("an object instead of one text or several gets the complaints of both", () => {
  expect(check(several, { id: ["a"], groups: "b" })).toEqual({ value: { id: ["a"], groups: ["b"] } })
  expect(check(several, { id: { gt: "a" } })).toEqual({
    message: JSON.stringify({
      message: "id must be one of: String,String",
      details: { String: isNoText, undefined: isNoList },
    }),
  })
  expect(check(several, { groups: { gt: "a" } })).toEqual({
    message: "each value in groups must be a string",
  })
})
