import * as z from "zod"
import { check, dateRange, forEachEntry } from "./shape.ts"

type DateRange = z.output<ReturnType<typeof dateRange>>

const range = dateRange()
const { $schema: _, ...rangeSchema } = z.toJSONSchema(range, { io: "input", unrepresentable: "any" })

/**
 * A point in time or several, bounds such as `created_at[gte]=2026-01-01`, or `null` for rows that have no such time. As in v1, what
 * is neither is rejected as if it had to be an object.
 */
export function dateFilter(property: string) {
  return z
    .unknown()
    .transform((input, issues): DateRange | readonly Date[] | null => {
      if (input === "null") return null
      const [time, ...more] = timesOf(input)
      if (time && more.length > 0) return [time, ...more]
      // PostgreSQL keeps microseconds, of which responses show milliseconds.
      if (time) return { gte: time, lt: new Date(time.getTime() + 1) }
      const checked = checkRange(input)
      if (checked && "value" in checked) return checked.value
      const otherwise = `nested property ${property} must be either object or array`
      const message = checked?.message ?? forEachEntry(otherwise, input, range)
      issues.addIssue({ code: "custom", message })
      return z.NEVER
    })
    .meta({ anyOf: [{ type: "string", format: "date-time" }, rangeSchema] })
}

/** The time or times that are meant; none if one of them is not a time. */
function timesOf(input: unknown): readonly Date[] {
  const texts = [input].flat().filter((each) => typeof each === "string")
  const times = texts.map((text) => new Date(text))
  const isOne = typeof input === "string" || (Array.isArray(input) && texts.length === input.length)
  return isOne && times.every((time) => !Number.isNaN(time.getTime())) ? times : []
}

/** Bounds of a point in time where v1 names their type in its message. */
export function typedDateRange(property: string) {
  return z
    .unknown()
    .transform((input, issues): DateRange => {
      const checked = checkRange(input)
      if (checked && "value" in checked) return checked.value
      const complaints = checked?.message ?? "an unknown value was passed to the validate function"
      const message = JSON.stringify({
        message: `${property} must be one of: DateComparisonOperator`,
        // v1 cuts its messages at commas.
        details: { DateComparisonOperator: complaints.split(",") },
      })
      issues.addIssue({ code: "custom", message })
      return z.NEVER
    })
    .meta(rangeSchema)
}

function checkRange(input: unknown) {
  return typeof input === "object" && !Array.isArray(input) ? check(range, input) : undefined
}
