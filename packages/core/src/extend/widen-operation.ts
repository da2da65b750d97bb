import { sql } from "kysely"
import * as z from "zod"
import { entityOf, type Executor } from "../platform/query/fetch.ts"
import { readableColumns } from "../platform/query/plan.ts"
import { inTransaction } from "../platform/http/in-transaction.ts"
import { JsonText, type Context, type Operation } from "../platform/http/operation.ts"
import type { Placed } from "./definition.ts"
import type { EndpointContext } from "./endpoint.ts"
import type { InputExtension } from "./extend-input.ts"
import type { Problem } from "./extension.ts"
import type { Model, ModelExtension } from "./model.ts"
import { isRecord, parseJson } from "../platform/kernel/values.ts"

type Fields = Readonly<Record<string, unknown>>

/** What widening an operation needs to know. */
export interface Widening {
  readonly models: readonly Placed<Model | ModelExtension>[]
  readonly widen: (context: Context) => EndpointContext
}

/**
 * Lets an operation take further fields.
 * @returns the operation that takes them, or why it cannot
 */
export function widenOperation(
  operation: Operation,
  { definition, origin }: Placed<InputExtension>,
  widening: Widening,
): { readonly operation: Operation } | { readonly problem: Problem } {
  const part = operation.method === "GET" ? "query" : "body"
  const schema = operation[part] ?? z.strictObject({})
  const problem = (message: string, remedy: string) => ({ problem: { file: origin.file, message, remedy } })
  if (!(schema instanceof z.ZodObject))
    return problem(
      `The ${part} of ${definition.operation} has more than one form and cannot be extended.`,
      "Add a custom endpoint instead.",
    )
  const taken = Object.keys(definition.fields).filter((name) => Object.hasOwn(schema.shape, name))
  if (taken.length > 0)
    return problem(
      `${definition.operation} has a field ${taken[0]} already.`,
      "Give the further field another name.",
    )
  const store = storeOf(operation, definition, widening)
  const widened = { ...operation, [part]: schema.safeExtend(definition.fields) }
  const handler: Operation["handler"] = async (input, context) => {
    // The schema above describes an object.
    const { extra, rest } = split(input[part] as Fields, definition.fields)
    const answer = await operation.handler({ ...input, [part]: rest }, context)
    const result = resultOf(answer)
    if (!result) return answer
    const call = { extra, params: input.params, body: {}, query: {}, [part]: rest, result }
    const apply = definition.apply ?? store
    if (operation.method === "GET") await apply?.(call, widening.widen(context))
    else await inTransaction(context, async (tx) => apply?.(call, widening.widen(tx)))
    return result
  }
  return { operation: { ...widened, handler } }
}

function split(input: Fields, fields: Fields): { extra: Fields; rest: Fields } {
  const isExtra = ([name]: readonly [string, unknown]) => Object.hasOwn(fields, name)
  const entries = Object.entries(input)
  return {
    extra: Object.fromEntries(entries.filter(isExtra)),
    rest: Object.fromEntries(entries.filter((entry) => !isExtra(entry))),
  }
}

/** What an answer says, where it is a success in JSON. */
function resultOf(answer: unknown): Record<string, unknown> | undefined {
  if (answer instanceof JsonText) return parseJson(answer.text)
  return isRecord(answer) && Object.getPrototypeOf(answer) === Object.prototype ? answer : undefined
}

/** Stores those fields that are columns of the project's own in the row that the operation answers. */
function storeOf(
  operation: Operation,
  { fields }: InputExtension,
  { models }: Widening,
): InputExtension["apply"] | undefined {
  const properties = operation.response.kind === "json" ? Object.entries(operation.response.properties) : []
  const [property, field] = properties.find(([, entry]) => entry.kind === "resource") ?? []
  if (!property || field?.kind !== "resource") return undefined
  const added = models.flatMap(({ definition }) =>
    definition.$stheno === "model-extension" && definition.extends === field.entity
      ? Object.keys(definition.columns)
      : [],
  )
  const stored = Object.keys(fields).filter((name) => added.includes(name))
  return async ({ extra, result }, { db }) => {
    const row = result[property]
    const values = Object.entries(extra).filter(([name]) => stored.includes(name))
    if (!isRecord(row) || values.length === 0) return
    await updateRow(db, entityOf(field.entity, db).table, String(row.id), values)
    const shown = readableColumns(entityOf(field.entity, db))
    for (const [name, value] of values) if (shown.includes(name)) row[name] = value
  }
}

async function updateRow(
  db: Executor,
  table: string,
  id: string,
  values: readonly (readonly [string, unknown])[],
): Promise<void> {
  const settings = values.map(([name, value]) => sql`${sql.ref(name)} = ${storable(value)}`)
  await sql`update ${sql.table(table)} set ${sql.join(settings)} where id = ${id}`.execute(db)
}

/** JSON columns are written as text. */
function storable(value: unknown): unknown {
  const isJson = typeof value === "object" && value !== null && !(value instanceof Date)
  return isJson ? JSON.stringify(value) : value
}
