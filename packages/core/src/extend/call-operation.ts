import { generalErrors } from "../platform/kernel/errors.ts"
import { JsonReply, JsonText, type Context, type Operation } from "../platform/http/operation.ts"
import type { Engine } from "../platform/http/engine.ts"
import { check } from "../platform/http/shape.ts"
import { selectionOf, wholeRow, type SelectionQuery } from "../platform/query/selection.ts"
import { withWholeRelations } from "../platform/query/list-limits.ts"
import { pathNames } from "./service-methods.ts"
import type { CallInput } from "./call-input.ts"
import { isRecord, parseJson } from "../platform/kernel/values.ts"

/** The operations by `admin.PostProducts` and the like. */
export type OperationsByName = ReadonlyMap<string, Operation>

/** Names every operation by its side and id. */
export function operationsByName(operations: readonly Operation[]): OperationsByName {
  return new Map(operations.map((operation) => [`${operation.area}.${operation.id}`, operation]))
}

/**
 * Calls an operation with a context instead of a request. It reads relations whole: the limit is for responses.
 * @param input.id the id of the region, product, collection or category that the operation creates
 * @param input.params by their names
 * @returns the body of the answer
 * @throws CommerceError what it refuses
 */
export async function callOperation(
  operation: Operation,
  input: CallInput,
  context: Context,
): Promise<Record<string, unknown>> {
  const query = checked(operation.query, input.query)
  const body = checked(operation.body, input.body)
  // `select` adds the two parameters to the schema of the query.
  const selection = operation.select ? selectionOf(query as SelectionQuery, operation.select) : wholeRow
  const params = paramsOf(operation, input.params ?? {})
  const whole = readingWholeRelations(context)
  const given = input.id === undefined ? whole : { ...whole, givenId: input.id }
  const result = await operation.handler({ params, query, body, selection }, given)
  return jsonOf(result)
}

function readingWholeRelations(context: Context): Context {
  return { ...context, db: withWholeRelations(context.db), engine: engineOf(context.engine) }
}

/** Stages of an operation begin their transactions on the databases of the engine. */
function engineOf(engine: Engine): Engine {
  const known = engines.get(engine) ?? makeEngine(engine)
  engines.set(engine, known)
  return known
}

const engines = new WeakMap<Engine, Engine>()

function makeEngine(engine: Engine): Engine {
  const db = withWholeRelations(engine.db)
  const requestDb = engine.requestDb === engine.db ? db : withWholeRelations(engine.requestDb)
  return Object.freeze({ ...engine, db, requestDb })
}

function paramsOf(operation: Operation, given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    pathNames(operation).map((name) => {
      const value = given[name]
      if (value === undefined) throw generalErrors.invalid_data(`${name} should not be empty`)
      return [name, value]
    }),
  )
}

function checked(schema: Operation["body"], value: unknown): unknown {
  if (!schema) return {}
  const result = check(schema, value ?? {})
  if ("message" in result) throw generalErrors.invalid_data(result.message)
  return result.value
}

/**
 * What a handler returned, as plain JSON.
 * @throws CommerceError for an error with a custom body
 */
export function jsonOf(result: unknown): Record<string, unknown> {
  if (result instanceof JsonReply) {
    const body = jsonOf(result.body)
    if (result.status < 400) return body
    throw generalErrors.invalid_data(refusalText(body))
  }
  if (result instanceof JsonText) return parseJson(result.text)
  return isRecord(result) ? result : {}
}

function refusalText(body: Record<string, unknown>): string {
  if (Array.isArray(body.errors)) return body.errors.join(", ")
  return typeof body.message === "string" ? body.message : "The operation refused the input."
}
