/** zod's description of a failure that its schema has no message for. */
interface Issue {
  readonly code?: string
  readonly path?: readonly PropertyKey[]
  readonly input?: unknown
  readonly expected?: unknown
  readonly format?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
}

const kinds: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number conforming to the specified constraints",
  int: "an integer number",
  boolean: "a boolean value",
  date: "a Date instance",
  array: "an array",
  object: "an object",
  record: "an object",
}

const formats: Readonly<Record<string, string>> = {
  email: "an email",
  url: "a URL address",
  uuid: "a UUID",
  datetime: "a valid ISO 8601 date string",
}

/**
 * Names the property and what it must be, in v1's words, if a schema has no message: the schemas of a
 * project.
 * @returns undefined for what zod says best itself
 */
export function plainWords(issue: Issue): string | undefined {
  const path = (issue.path ?? []).map(String).join(".") || "body"
  const rule = ruleOf(issue)
  return rule && (issue.code === "unrecognized_keys" ? rule : `${path} ${rule}`)
}

function ruleOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[String(issue.expected)] ?? String(issue.expected)}`
    case "invalid_format":
      return `must be ${formats[String(issue.format)] ?? "in the right form"}`
    case "invalid_value":
      return `must be one of the following values: ${(issue.values ?? []).join(", ")}`
    case "unrecognized_keys":
      return (issue.keys ?? []).map((key) => `property ${key} should not exist`).join(", ")
    case "too_small":
      return sizeRule(issue, true, issue.minimum)
    case "too_big":
      return sizeRule(issue, false, issue.maximum)
    case "invalid_union":
      return "has none of the forms that it may have"
    case undefined:
    default:
      return undefined
  }
}

function sizeRule({ origin }: Issue, isTooSmall: boolean, bound: unknown): string {
  const least = isTooSmall ? "at least" : "at most"
  if (origin === "string") return `must have ${least} ${String(bound)} characters`
  if (origin === "array") return `must contain ${least} ${String(bound)} elements`
  return `must not be ${isTooSmall ? "less" : "greater"} than ${String(bound)}`
}
