import * as z from "zod"
import { check, forEachEntry, optional, queryNumber, shape } from "./shape.ts"

const bound = (about: string) => optional(queryNumber()).describe(about)

const bounds = shape({
  lt: bound("Less than this."),
  gt: bound("More than this."),
  gte: bound("This or more."),
  lte: bound("This or less."),
})

const schema = [z.toJSONSchema(queryNumber(), { io: "input" }), z.toJSONSchema(bounds, { io: "input" })]

/**
 * A number or bounds: `total=100` or `total[gte]=100`. What is neither is rejected in v1's words.
 * @param types how v1 names both types where its message is JSON with the complaints of each; elsewhere, v1 complains
 *   as about an object
 */
export function numberRange(property: string, types?: string) {
  return z
    .unknown()
    .transform((input, issues): number | z.output<typeof bounds> => {
      const number = asNumber(input)
      if (number !== undefined) return number
      const isObject = typeof input === "object" && !Array.isArray(input)
      const checked = isObject ? check(bounds, input) : undefined
      if (checked && "value" in checked) return checked.value
      const message = types
        ? neither(`${property} must be one of: ${types}`, input, checked?.message)
        : (checked?.message ??
          forEachEntry(`nested property ${property} must be either object or array`, input, bounds))
      issues.addIssue({ code: "custom", message })
      return z.NEVER
    })
    .meta({ anyOf: schema })
}

/** As in v1, an empty text is 0, and a list with one number is that number. */
function asNumber(input: unknown): number | undefined {
  const list: readonly unknown[] = Array.isArray(input) ? input : [input]
  const text = list.length === 1 ? list[0] : input
  const number = typeof text === "string" ? Number(text) : text
  return typeof number === "number" && Number.isFinite(number) ? number : undefined
}

function neither(message: string, input: unknown, complaints: string | undefined): string {
  const isObject = typeof input === "object" && !Array.isArray(input)
  return JSON.stringify({
    message,
    details: {
      // v1 cuts its messages at commas.
      Number:
        `Number validation failed: ${isObject ? "[object Object]" : String(input)} is not a number`.split(
          ",",
        ),
      NumericalComparisonOperator: (
        complaints ?? "an unknown value was passed to the validate function"
      ).split(","),
    },
  })
}
