import type { FieldShape } from "./field-shape.ts"

/** The values of a query by their names as they are sent, `created_at[gt]`; a list has several. */
export type QueryValues = Readonly<Record<string, readonly string[]>>

/** A parameter as a field of a form. */
export interface QueryField {
  /** as it is sent, without the brackets of a list */
  readonly name: string
  readonly shape: FieldShape
  readonly isList: boolean
}

/**
 * The fields of a query: each property of an object has a field.
 * @param values unknown names get a field, too
 * @since 0.1
 */
export function queryFields(shapes: readonly FieldShape[], values: QueryValues): QueryField[] {
  const known = shapes.flatMap((shape) => flat(shape, shape.name))
  const names = new Set(known.map(({ name }) => name))
  const unknown = Object.keys(values).filter((name) => !names.has(name))
  return [
    ...known,
    ...unknown.map((name) => ({ name, shape: { name, kind: "text" as const }, isList: false })),
  ]
}

function flat(shape: FieldShape, name: string): QueryField[] {
  if (shape.kind === "object")
    return (shape.fields ?? []).flatMap((field) => flat(field, `${name}[${field.name}]`))
  const isList = shape.kind === "list"
  return [{ name, shape: isList ? (shape.item ?? shape) : shape, isList }]
}

/**
 * Reads what is behind the question mark of an address.
 * @since 0.1
 */
export function parseQuery(text: string): QueryValues {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(text))
    (values[name.replace(/\[\d*\]$/, "")] ??= []).push(value)
  return values
}

/**
 * Writes what is behind the question mark of an address. Empty values are left out.
 * @since 0.1
 */
export function queryText(fields: readonly QueryField[], values: QueryValues): string {
  return fields
    .flatMap(({ name, isList }) =>
      (values[name] ?? [])
        .filter((value) => value.trim() !== "")
        .map((value) => `${name}${isList ? "[]" : ""}=${encoded(value.trim())}`),
    )
    .join("&")
}

/** Commas and at signs are easier to read as they are. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%40", "@")
}
