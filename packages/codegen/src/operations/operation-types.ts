import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import { z } from "@stheno/core/internal/platform/http/shape.ts"
import { meaningOf } from "./entity-types.ts"
import type { Method } from "./model.ts"
import { comment, printMembers, printSchema, propertyName, type JsonSchema } from "./print-schema.ts"
import { selectionFor } from "./selections.ts"

/** Answers that the descriptions say less exactly than they could be said. */
const writtenAnswers: Readonly<Record<string, string>> = {
  StoreCompleteCartRes: `/** The result of completing a cart: an order or a confirmed swap, or the cart itself if the payment needs another step. */
export type StoreCompleteCartRes =
  | { type: "order"; data: Order }
  | { type: "swap"; data: Swap }
  | { type: "cart"; data: Cart; payment_status?: PaymentSessionStatus }
`,
}

/** Declarations by their names. Two that have one name must be the same. */
export class Declarations {
  readonly #texts = new Map<string, string>()
  readonly #methods = new Map<string, Method[]>()

  /** Adds the type of a method's response. Its description names every method that returns it. */
  addAnswer(method: Method): void {
    const { answer } = method.entry
    const methods = [...(this.#methods.get(answer) ?? []), method]
    this.add(answer, printAnswer(method, methods), placeOf(method))
    this.#methods.set(answer, methods)
    this.#texts.set(answer, printAnswer(methods[0]!, methods))
  }

  add(name: string, text: string, because: string): void {
    const known = this.#texts.get(name)
    if (known !== undefined && shapeOf(known) !== shapeOf(text))
      throw new Error(
        `${name} has another shape in ${because}: give it a unique name in the table of methods`,
      )
    if (known === undefined) this.#texts.set(name, text)
  }

  /** The name under which this text is already there, else the wished one, or the other one where that is taken. */
  share(text: (name: string) => string, wished: string, other: string): string {
    for (const name of this.#texts.keys())
      if (shapeOf(this.#texts.get(name)!) === shapeOf(text(name))) return name
    const name = this.#texts.has(wished) ? other : wished
    this.#texts.set(name, text(name))
    return name
  }

  names(): string[] {
    return [...this.#texts.keys()].sort()
  }

  print(): string {
    return [...this.#texts.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join("\n")
  }
}

/** The first comment names one of the operations that share a shape. */
function shapeOf(text: string): string {
  return text.replace(/^\/\*\*.*\*\/\n/, "")
}

/** Names of the types of a method, without question marks. */
export interface TypeNames {
  readonly answer: string
  readonly body: string | undefined
  readonly query: string | undefined
  readonly selection: string | undefined
  /** the query has `expand` and `fields` as type parameters */
  readonly isGeneric: boolean
}

/** Declares the types of a method and says what they are called. */
export function declareTypes(method: Method, declarations: Declarations): TypeNames {
  const place = placeOf(method)
  const { answer } = method.entry
  if (answer !== "EmptyRes") declarations.addAnswer(method)
  const body = method.entry.body?.replace("?", "")
  if (body && method.body) declarations.add(body, printBody(body, method), place)
  const isGeneric = method.selected !== undefined && method.query !== undefined && selects(method.query)
  return {
    answer,
    body,
    query: declareQuery(method, declarations, isGeneric),
    selection: declareSelection(method, declarations),
    isGeneric,
  }
}

function placeOf({ area, resource, name }: Method): string {
  return `${area}.${resource}.${name}`
}

/** Tax rates take `expand` and `fields` as lists, which no type parameter reads. */
function selects({ properties = {} }: JsonSchema): boolean {
  return ["expand", "fields"].some((name) => properties[name] && !isList(properties[name]))
}

function isList({ type, anyOf = [] }: JsonSchema): boolean {
  const kinds = anyOf.filter((each) => each.type !== "null")
  return type === "array" || (kinds.length > 0 && kinds.every(isList))
}

function printBody(name: string, method: Method): string {
  const { body, operation } = method
  const about = comment(
    `The body of \`${placeOf(method).replace(/^store\./, "")}\` (${operation.method} ${operation.path}). @since 0.1.0`,
  )
  return `${about}export interface ${name} {\n${printMembers(body!).join("\n")}\n}\n`
}

function declareQuery(method: Method, declarations: Declarations, isGeneric: boolean): string | undefined {
  const { query, entry, area, operation } = method
  if (!query) return undefined
  const names = Object.keys(query.properties ?? {})
  if (isGeneric && names.length === 2) return "FindParams"
  const given = entry.query?.replace("?", "")
  const name =
    given && given !== "FindParams" ? given : `${area === "store" ? "Store" : "Admin"}${operation.id}Params`
  declarations.add(name, printQuery(name, method, isGeneric), `${area}.${operation.id}`)
  return name
}

function printQuery(name: string, { query, operation }: Method, isGeneric: boolean): string {
  const own = { ...query, properties: omit(query!.properties ?? {}, isGeneric ? ["expand", "fields"] : []) }
  const parameters = isGeneric
    ? "<E extends string = string, F extends string = string> extends FindParams<E, F>"
    : ""
  const inferred = isGeneric
    ? " `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response."
    : ""
  const about = comment(`The query of ${operation.method} ${operation.path}.${inferred} @since 0.1.0`)
  return `${about}export interface ${name}${parameters} {\n${printMembers(own).join("\n")}\n}\n`
}

function omit<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

const memberNames = ["relations", "always", "computed", "missing"] as const

/** What the members of a selection mean, as `Selection` of the client says it. */
const selectedMeanings: Readonly<Record<(typeof memberNames)[number], string>> = {
  relations: "The paths of the relations that are returned unless `expand` is given.",
  always: "The names that are always returned.",
  computed: "Computed fields, such as totals, that are returned unless `fields` is given.",
  missing: "The columns that are returned only if `fields` names them.",
}

/** The same for operations without `expand` and `fields`. */
const fixedMeanings: typeof selectedMeanings = {
  relations: "The paths of the relations that are returned; the operation ignores `expand`.",
  always: "The names that are always returned.",
  computed: "Computed fields, such as totals, that are returned.",
  missing: "The columns that the operation never returns; it ignores `fields`.",
}

function declareSelection(method: Method, declarations: Declarations): string | undefined {
  const selection = selectionFor(method)
  if (!selection) return undefined
  const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ") || "never"
  const meanings = method.query && selects(method.query) ? selectedMeanings : fixedMeanings
  const members = memberNames.map((name) => `${comment(meanings[name])}${name}: ${union(selection[name])}`)
  const prefix = method.area === "store" ? "Store" : "Admin"
  const wished = method.entry.answer.replace(/(Res|Response)?$/, "Selection")
  const text = (name: string) =>
    `${comment(`What the records in {@link ${method.entry.answer}} contain by default. The client derives the types of responses from it, as from every {@link Selection}. \`never\` means that there are no such names.`)}export interface ${name} {\n${members.join("\n")}\n}\n`
  return declarations.share(text, wished, `${prefix}${method.operation.id}Selection`)
}

/** At most so many methods are named in the description of their response. */
const namedMethods = 3

function describeAnswer(names: readonly string[], methods: readonly Method[]): string {
  const [{ operation }] = methods as [Method, ...Method[]]
  const calls = [...new Set(methods.map((each) => `\`${placeOf(each).replace(/^store\./, "")}\``))]
  const shown = calls.slice(0, namedMethods)
  const more = calls.length - shown.length
  const all = more > 0 ? [...shown, `${more} other ${more === 1 ? "method" : "methods"}`] : shown
  const list = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all.join("")
  const where = calls.length === 1 ? ` (${operation.method} ${operation.path})` : ""
  return `The response of ${list}${where}, with ${names.join(", ")}. @since 0.1.0`
}

/** @param methods all methods that return it */
function printAnswer({ operation, entry }: Method, methods: readonly Method[]): string {
  const written = writtenAnswers[entry.answer]
  if (written) return written
  const { response } = operation
  if (response.kind !== "json")
    throw new Error(`${operation.id} does not answer with an object: name its answer EmptyRes`)
  const members = Object.entries(response.properties).map(([name, field]) => printField(name, field))
  const names = Object.keys(response.properties).map((name) => `\`${name}\``)
  const about = comment(describeAnswer(names, methods))
  return `${about}export interface ${entry.answer} {\n${members.join("\n")}\n}\n`
}

function printField(name: string, field: ResponseField): string {
  const about = comment(meaningOf(field))
  if (field.kind === "resource") return `${about}${name}: ${field.entity}${field.nullable ? " | null" : ""}`
  if (field.kind === "resources") return `${about}${name}: ${field.entity}[]`
  if (field.kind === "either") return `${about}${name}: ${field.entities.join(" | ")}`
  const schema: JsonSchema = z.toJSONSchema(field.schema, {
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema
  const isOptional = field.schema.safeParse(undefined).success && schema.type !== undefined
  return `${about}${propertyName(name)}${isOptional ? "?" : ""}: ${printSchema(schema)}`
}
