import * as z from "zod"
import { inWords, type Rule } from "./rules.ts"

/*
 * Lists in query strings. Where v1 expects one, some parameters also take a single value.
 */

/**
 * One text or several: `id=a` and `id[]=a&id[]=b` are both fine; gives a list.
 * @param rule what v1 says about anything else
 */
export function oneOrMany(rule: Rule = textOrTexts) {
  const inList = rule === textOrTexts ? asTexts : (value: unknown) => value
  const entry = z.string({ error: inWords(rule === textOrTexts ? "isString" : rule) })
  return z
    .preprocess(
      (value) => inList(typeof value === "string" ? [value] : value),
      z.array(entry, { error: inWords(rule) }),
    )
    .meta({ type: "array", items: { type: "string" } })
}

/** Like `oneOrMany`, where v1 ignores an empty text, but not a list of it. */
export function oneOrManyUnlessEmpty(rule?: Rule) {
  return z
    .preprocess((value) => (value === "" ? undefined : value), oneOrMany(rule).nullish())
    .meta({ type: "array", items: { type: "string" } })
}

/**
 * A list of texts in a query string; one text alone is rejected.
 * @param isTyped whether v1 names the types when it rejects an object
 */
export function queryTexts(isTyped = false) {
  const entry = z.string({ error: inWords({ each: "isString" }) })
  const error = (issue: z.core.$ZodRawIssue) =>
    inWords(isTyped && typeof issue.input === "object" ? textOrTexts : "isArray")(issue)
  return z.preprocess(asTexts, z.array(entry, { error })).meta({ type: "array", items: { type: "string" } })
}

/** In a list with texts, v1 compares an object with the column as its JSON. A list of objects alone is rejected. */
export function asTexts(value: unknown): unknown {
  if (!Array.isArray(value) || !value.some((each) => typeof each === "string")) return value
  const entries: readonly unknown[] = value
  return entries.map((each) => (typeof each === "object" ? JSON.stringify(each) : each))
}

/** What v1 says of an object instead of a text or a list, as the only message. */
const textOrTexts: Rule = {
  message: (property) =>
    JSON.stringify({
      message: `${property} must be one of: String,String`,
      details: {
        String: ["String validation failed: [object Object] is not a string"],
        undefined: ["Cannot read properties of undefined (reading 'constructor')"],
      },
    }),
  fails: (value) => !Array.isArray(value),
}

/** A list in a query string, of which one text is as good as a list of it: `status=draft` and `status[]=draft`. */
export function orOne<T extends z.ZodType>(many: T) {
  return z.preprocess((value) => (typeof value === "string" ? [value] : value), many)
}

/** One of some values, or several of them: `state=draft` and `state[]=draft&state[]=live`; gives a list. */
export function oneOrManyOf(values: readonly string[]) {
  return orOne(
    z.array(z.enum(values, { error: inWords({ oneOf: values }) }), { error: inWords("isArray") }),
  ).meta({ type: "array", items: { type: "string", enum: [...values] } })
}
