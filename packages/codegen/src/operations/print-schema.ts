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

/** How lists are written: inputs accept those that nobody may change, too. */
export type ListStyle = "" | "readonly "

/** Writes a schema as a TypeScript type. */
export function printSchema(schema: JsonSchema, lists: ListStyle = ""): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!
  if (schema.not) return "never"
  if ("const" in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  // What becomes a moment may be sent as one; in answers it is text, and columns print that themselves.
  if (schema.format === "date-time") return "string | Date"
  if (schema.anyOf) return unionOf(schema.anyOf.map((each) => printSchema(each, lists)))
  if (typeof schema.type === "object")
    return unionOf(schema.type.map((type) => printSchema({ ...schema, type }, lists)))
  return printType(schema, lists)
}

function unionOf(members: readonly string[]): string {
  return [
    ...new Set(members.flatMap((member) => (member.includes("{") ? [member] : member.split(" | ")))),
  ].join(" | ")
}

function printType(schema: JsonSchema, lists: ListStyle): string {
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type
    case "integer":
    case "number":
      return "number"
    case "array":
      return `${lists}(${printSchema(schema.items ?? {}, lists)})[]`
    case "object":
      return printObject(schema, lists)
    case undefined:
    default:
      return "unknown"
  }
}

function printObject(schema: JsonSchema, lists: ListStyle): string {
  const { additionalProperties: others } = schema
  if (!schema.properties)
    return `Record<string, ${typeof others === "object" ? printSchema(others, lists) : "unknown"}>`
  const own = printMembers(schema, lists)
  const members = typeof others === "object" ? [...own, "[name: string]: unknown"] : own
  // On a line of its own, a comment belongs to the member below it.
  return own.some((member) => member.startsWith("/**"))
    ? `{\n${members.join("\n")}\n}`
    : `{ ${members.join("; ")} }`
}

/** The properties of an object schema, one text each with its comment. */
export function printMembers(schema: JsonSchema, lists: ListStyle = ""): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false
    return `${comment(property.description)}${propertyName(name)}${isRequired ? "" : "?"}: ${printSchema(property, lists)}`
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
