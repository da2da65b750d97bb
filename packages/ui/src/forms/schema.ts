import * as z from "./zod.ts"
import { englishMessages, type UiMessages } from "../provider/messages.ts"
import { schemaMessages } from "./schema-messages.ts"

/** The part of an issue that a text depends on. */
interface Issue {
  readonly code?: string | undefined
  readonly origin?: unknown
  readonly format?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly input?: unknown
}

/** The text for what a schema found wrong. */
export function issueText(issue: Issue, messages: UiMessages = englishMessages): string {
  const { form } = messages
  const { code, origin, minimum, maximum, input } = issue
  if (input === undefined || input === null || input === "") return form.required
  if (Number.isNaN(input)) return form.number
  if (code === "too_small") {
    if (origin === "string") return minimum === 1 ? form.required : form.short(Number(minimum))
    return origin === "array" ? form.required : form.min(String(minimum))
  }
  if (code === "too_big") return origin === "string" ? form.long(Number(maximum)) : form.max(String(maximum))
  if (code === "invalid_type") return form.required
  if (code === "invalid_format" && issue.format === "email") return form.email
  if (code === "invalid_format" && issue.format === "url") return form.url
  return form.invalid
}

z.config({ customError: (issue) => issueText(issue, schemaMessages()) })

/**
 * zod, in its small form. Import it from here, so that its errors are written in the texts of the kit.
 * @since 0.1
 */
export { z }
