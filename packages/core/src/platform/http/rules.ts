import { isOneOf } from "../kernel/values.ts"
/** A rule that words a failure; zod decides whether there is one. */
export type Rule =
  | "isNotEmpty"
  | "isString"
  | "isEmail"
  | "isInt"
  | "isNumber"
  | "isBoolean"
  | "isObject"
  | "isDate"
  | "isArray"
  | "arrayNotEmpty"
  | "isPositive"
  | { readonly min: number }
  /** a bound that v1 does not have: named only for a number below it, so that v1's other messages stay as they are */
  | { readonly floor: number }
  | { readonly oneOf: readonly string[] }
  | { readonly each: Rule }
  /** any other wording; `fails` says when it applies */
  | {
      readonly message: (property: string, value: unknown) => string
      readonly fails: (value: unknown) => boolean
    }

interface RawIssue {
  readonly path?: readonly PropertyKey[]
  readonly input?: unknown
}

/** The zod error function that names the failed rules of one property. */
export function inWords(...rules: readonly Rule[]) {
  return (issue: RawIssue): string => {
    const property = propertyOf(issue.path ?? [])
    const failed = rules.filter((rule) => fails(rule, issue.input))
    return (failed.length > 0 ? failed : rules).map((rule) => wording(rule, property, issue.input)).join(", ")
  }
}

function propertyOf(path: readonly PropertyKey[]): string {
  const named = path.findLast((part) => typeof part === "string")
  return named === undefined ? "body" : String(named)
}

const wordOfEmail = "[A-Za-z\\d!#$%&'*+\\-/=?^_`{|}~\\u00a1-\\ud7ff\\uf900-\\uffef]+"
const letterOfDomain = "[A-Za-z\\d\\u00a1-\\uff00\\uff5f-\\uffff]"
const labelOfDomain = `${letterOfDomain}(?:(?:${letterOfDomain}|-){0,61}${letterOfDomain})?`
const lastOfDomain =
  "(?:[A-Za-z\\u00a1-\\ud7ff\\uf900-\\uff00\\uff5f-\\uffef]{2,63}|xn[A-Za-z\\d-]{1,60}[A-Za-z\\d])"

/** Between quotation marks: v1 also takes `@`, angle brackets and control characters, which mail programs misread. */
const quotedWord = '"(?:[ !#-;=?A-\\[\\]-~\\u00a0-\\ud7ff\\uf900-\\uffef]|\\\\[ -;=?A-~])*"'

/**
 * What v1 accepts, save for some quoted names: words with single dots, or a name between quotation marks, then the name of a
 * host, whose labels have letters, digits and inner hyphens.
 */
export const patterns = {
  email: new RegExp(
    `^(?=[^@]{1,64}@[^\\s@]{1,254}$)(?:${wordOfEmail}(?:\\.${wordOfEmail})*|${quotedWord})@(?:${labelOfDomain}\\.)+${lastOfDomain}$`,
  ),
}

function fails(rule: Rule, value: unknown): boolean {
  if (typeof rule === "object") return failsWithArguments(rule, value)
  switch (rule) {
    case "isNotEmpty":
      return value === undefined || value === null || value === ""
    case "isString":
      return typeof value !== "string"
    case "isEmail":
      return typeof value !== "string" || !patterns.email.test(value)
    case "isInt":
      return !Number.isInteger(value)
    case "isNumber":
      return typeof value !== "number" || !Number.isFinite(value)
    case "isBoolean":
      return typeof value !== "boolean"
    case "isObject":
      return typeof value !== "object" || value === null || Array.isArray(value)
    case "isDate":
      return !(value instanceof Date) || Number.isNaN(value.getTime())
    case "isArray":
      return !Array.isArray(value)
    case "arrayNotEmpty":
      return !Array.isArray(value) || value.length === 0
    case "isPositive":
      return typeof value !== "number" || !(value > 0)
  }
}

function failsWithArguments(rule: Extract<Rule, object>, value: unknown): boolean {
  if ("min" in rule) return typeof value !== "number" || !(value >= rule.min)
  if ("floor" in rule) return typeof value === "number" && value < rule.floor
  if ("oneOf" in rule) return !isOneOf(rule.oneOf, value)
  if ("each" in rule)
    return Array.isArray(value) ? value.some((entry) => fails(rule.each, entry)) : fails(rule.each, value)
  return rule.fails(value)
}

const words: Record<Extract<Rule, string>, string> = {
  isNotEmpty: "should not be empty",
  isString: "must be a string",
  isEmail: "must be an email",
  isInt: "must be an integer number",
  isNumber: "must be a number conforming to the specified constraints",
  isBoolean: "must be a boolean value",
  isObject: "must be an object",
  isDate: "must be a Date instance",
  isArray: "must be an array",
  arrayNotEmpty: "should not be empty",
  isPositive: "must be a positive number",
}

function wording(rule: Rule, property: string, value: unknown): string {
  if (typeof rule === "string") return `${property} ${words[rule]}`
  if ("min" in rule) return `${property} must not be less than ${rule.min}`
  if ("floor" in rule) return `${property} must not be less than ${rule.floor}`
  if ("oneOf" in rule) return `${property} must be one of the following values: ${rule.oneOf.join(", ")}`
  if ("each" in rule) return `each value in ${wording(rule.each, property, value)}`
  return rule.message(property, value)
}
