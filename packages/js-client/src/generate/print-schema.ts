/** A JSON Schema as the OpenAPI documents of the core hold it: the part of it that they use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly const?: unknown
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly not?: JsonSchema
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

/** Writes a schema as a TypeScript type. */
export function printSchema(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!
  if (schema.not) return "never"
  if ("const" in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  // What becomes a moment may be sent as one; in answers it is text, and columns print that themselves.
  if (schema.format === "date-time") return "string | Date"
  if (schema.anyOf) return unionOf(schema.anyOf.map(printSchema))
  if (typeof schema.type === "object")
    return unionOf(schema.type.map((type) => printSchema({ ...schema, type })))
  return printType(schema)
}

function unionOf(members: readonly string[]): string {
  return [
    ...new Set(members.flatMap((member) => (member.includes("{") ? [member] : member.split(" | ")))),
  ].join(" | ")
}

function printType(schema: JsonSchema): string {
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type
    case "integer":
    case "number":
      return "number"
    case "array":
      return `(${printSchema(schema.items ?? {})})[]`
    case "object":
      return printObject(schema)
    case undefined:
    default:
      return "unknown"
  }
}

function printObject(schema: JsonSchema): string {
  const { additionalProperties: others } = schema
  if (!schema.properties)
    return `Record<string, ${typeof others === "object" ? printSchema(others) : "unknown"}>`
  const members = printMembers(schema)
  return `{ ${members.join("; ")}${typeof others === "object" ? "; [name: string]: unknown" : ""} }`
}

/** The properties of an object schema, one text each with its comment. */
export function printMembers(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false
    return `${comment(property.description)}${propertyName(name)}${isRequired ? "" : "?"}: ${printSchema(property)}`
  })
}

/** A name of a property, in quotes where it needs them. */
export function propertyName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
}

/** A line of documentation before a member. */
export function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll("*/", "*\\/")} */\n` : ""
}
