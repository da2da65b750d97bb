/** A body of Stripe's API: values by name, with nested objects and lists. */
export interface Form {
  readonly [name: string]: string | Form | undefined
}

/** Parses the encoding of Stripe's API: `metadata[resource_id]=cart_1&types[0]=card`. */
export function parseForm(text: string): Form {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.replace(/\]/g, "").split("[")
    const last = parts.pop()!
    let at = form
    for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return form as Form
}

/** A nested object, as `metadata`; empty when there is none. */
export function nested(form: Form, name: string): Record<string, string> {
  const value = form[name]
  return typeof value === "object" ? (value as Record<string, string>) : {}
}

/** A value that is no object. */
export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === "string" ? value : undefined
}
