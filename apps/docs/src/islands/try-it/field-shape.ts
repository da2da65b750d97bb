/** A field of a form, as the shape of a request describes it. */
export interface FieldShape {
  readonly name: string
  readonly kind: "text" | "number" | "switch" | "choice" | "object" | "list" | "json"
  readonly isRequired?: boolean
  /** values of a choice */
  readonly options?: readonly string[]
  /** properties of an object */
  readonly fields?: readonly FieldShape[]
  /** what a list contains */
  readonly item?: FieldShape
}

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A list or an object, and not `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * What a field contains when it is added: required properties of objects, and an empty value of everything else.
 * @since 0.1
 */
export function blankOf({ kind, options, fields = [] }: FieldShape): unknown {
  if (kind === "number") return 0
  if (kind === "switch") return true
  if (kind === "choice") return options?.[0] ?? ""
  if (kind === "list") return []
  if (kind === "json") return null
  if (kind === "text") return ""
  return Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, blankOf(field)]),
  )
}

/** The kind of field that fits a value of no known shape, or of another one than its shape says. */
export function shapeOfValue(name: string, value: unknown): FieldShape {
  if (typeof value === "string") return { name, kind: "text" }
  if (typeof value === "number") return { name, kind: "number" }
  if (typeof value === "boolean") return { name, kind: "switch" }
  return { name, kind: "json" }
}

/** Whether a field can edit a value. */
export function fits({ kind, options }: FieldShape, value: unknown): boolean {
  if (value === undefined) return true
  if (kind === "text") return typeof value === "string"
  if (kind === "number") return typeof value === "number" || value === ""
  if (kind === "switch") return typeof value === "boolean"
  if (kind === "choice") return typeof value === "string" && (options ?? []).includes(value)
  if (kind === "list") return Array.isArray(value)
  if (kind === "object") return isObject(value)
  return true
}
