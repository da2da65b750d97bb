import * as z from "zod"
import { inWords } from "./rules.ts"
import { asTexts, check, optional, searchText, shape, text } from "./shape.ts"

const bound = (about: string) => optional(text()).describe(about)
const pattern = (about: string) => optional(searchText()).describe(about)

const bounds = shape({
  lt: bound("Before this text in the order of the database."),
  gt: bound("After this text in the order of the database."),
  gte: bound("This text or one after it."),
  lte: bound("This text or one before it."),
  contains: pattern("Contains this text, in any case."),
  starts_with: pattern("Starts with this text, in any case."),
  ends_with: pattern("Ends with this text, in any case."),
})
type TextRange = string[] | z.output<typeof bounds>

const { $schema: _, ...boundsSchema } = z.toJSONSchema(bounds, { io: "input" })
const schema = [{ type: "array" as const, items: { type: "string" as const } }, boundsSchema]

/** How v1 names the types of most ranges of texts. */
const usualTypes = "String,String,StringComparisonOperator"

/**
 * `name[gt]=a`, `name[contains]=a` or a plain text or several. What is neither is rejected in v1's words.
 * @param types how v1 names the types, of which it tells why each does not match
 */
export function textRange(types = usualTypes) {
  const error = inWords({
    message: (property, complaints) => refusalOf(property, String(complaints), types),
    fails: () => true,
  })
  return z
    .unknown()
    .transform(rangeOf)
    .refine((range) => typeof range !== "string", { error, abort: true })
    .transform((range) => (typeof range === "string" ? [] : range))
    .meta({ anyOf: schema })
}

/** The range that is meant, or v1's complaints about the bounds. */
function rangeOf(input: unknown): TextRange | string {
  if (typeof input === "string") return [input]
  if (Array.isArray(input)) {
    const texts = [asTexts(input)].flat().filter((each) => typeof each === "string")
    return texts.length === input.length ? texts : "an unknown value was passed to the validate function"
  }
  const checked = check(bounds, input)
  if ("message" in checked) return checked.message
  // As in v1, the word `null` stands for none: no text is before or after it.
  const { lt, gt, gte, lte } = checked.value
  return [lt, gt, gte, lte].includes("null") ? [] : checked.value
}

/** What v1 says of a value, with its complaints about the bounds. */
function refusalOf(property: string, complaints: string, types: string): string {
  // v1 has no such limit, and so no words for it.
  if (complaints.includes(" must be shorter than or equal to ")) return complaints
  return JSON.stringify({
    message: `${property} must be one of: ${types}`,
    details: {
      String: ["String validation failed: [object Object] is not a string"],
      ...(types === usualTypes && {
        undefined: ["Cannot read properties of undefined (reading 'constructor')"],
      }),
      // v1 cuts its messages at commas.
      StringComparisonOperator: complaints.split(","),
    },
  })
}
