import { SthenoError } from "./error.ts"

/**
 * Makes a path of which no parameter can leave its place.
 * @throws SthenoError `invalid_argument` when a parameter is empty or a dot segment: another operation would be meant
 */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((made, part, index) => made + segment(values[index - 1], made) + part)
}

function segment(value: string | undefined, before: string): string {
  if (typeof value === "string" && value !== "" && value !== "." && value !== "..")
    return encodeURIComponent(value)
  throw new SthenoError({
    type: "invalid_argument",
    message: `${JSON.stringify(value) ?? "undefined"} is not an ID that can follow ${before}`,
  })
}
