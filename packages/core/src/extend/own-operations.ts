import * as z from "zod"
import { generalErrors } from "../platform/kernel/errors.ts"
import { areaOfPath } from "../platform/http/area-of-path.ts"
import { EmptyReply, operation, RawReply, type Context, type Operation } from "../platform/http/operation.ts"
import { blame } from "../platform/http/reply.ts"
import { answersSchema, type ResponseShape } from "../platform/http/response.ts"
import { publicRow } from "../platform/query/selection.ts"
import { check, selectQuery } from "../platform/http/shape.ts"
import type { Endpoint, EndpointContext } from "./endpoint.ts"
import type { PlacedEndpoint, Problem } from "./extension.ts"
import type { Routed } from "./route-through-services.ts"

/** Gives a handler of a project the context that it is promised. */
export type ContextMaker = (context: Context, routed?: Routed) => EndpointContext

/**
 * Makes an operation of an endpoint. It is then handled like a built-in operation.
 * @param widen gives the handler the shop
 * @since 0.1
 */
export function operationOf(
  { definition, method, path, origin }: PlacedEndpoint,
  widen: ContextMaker,
): Operation {
  const { params, handler } = definition
  const query = queryOf(definition.query, definition.select !== undefined)
  const isAdmin = definition.access === "admin" || areaOfPath(path) === "admin"
  return operation<z.ZodType | undefined, z.ZodType | undefined>({
    id: idOf(method, path),
    method,
    path,
    tag: definition.tag ?? tagOf(path),
    summary: definition.summary ?? `${method} ${path}`,
    access: definition.access,
    area: isAdmin ? "admin" : "store",
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(definition.body ? { body: definition.body } : {}),
    ...(definition.select ? { select: { ...definition.select, isPublic: !isAdmin } } : {}),
    ...(definition.limit ? { limit: definition.limit } : {}),
    response: responseOf(definition.response),
    status: definition.status ?? 200,
    ownsTransactions: definition.ownsTransactions ?? false,
    // Which errors its handler throws is not known.
    answers404: true,
    ...(definition.underKey ? { underKey: definition.underKey } : {}),
    handler: async (input, context) => {
      const checked = params ? checkedParams(params, input.params) : input.params
      const given = {
        params: checked,
        query: ownQuery(definition, input.query),
        body: input.body,
        selection: definition.select || isAdmin ? input.selection : publicRow,
      }
      const result = await blaming(origin.file, () => handler(given, widen(context)))
      if (result instanceof Response) return new RawReply(result)
      return result === undefined ? new EmptyReply(definition.status ?? 204) : result
    },
  })
}

async function blaming(file: string, work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    throw blame(error, file)
  }
}

function checkedParams(schema: z.ZodType, params: Record<string, string>): unknown {
  const result = check(schema, params)
  if ("message" in result) throw generalErrors.invalid_data(result.message)
  return result.value
}

function queryOf(query: z.ZodType | undefined, hasSelection: boolean): z.ZodType | undefined {
  if (!hasSelection) return query
  if (!query) return z.object(selectQuery)
  return query instanceof z.ZodObject ? query.safeExtend(selectQuery) : query
}

/** The query without `fields` and `expand`, which `select` adds and `selection` holds, so that its rest can be filters. */
function ownQuery({ query, select }: Endpoint, given: unknown): unknown {
  if (!select || typeof given !== "object" || given === null) return given
  const own = query instanceof z.ZodObject ? query.shape : {}
  const isOwn = ([name]: readonly [string, unknown]) =>
    !Object.hasOwn(selectQuery, name) || Object.hasOwn(own, name)
  return Object.fromEntries(Object.entries(given).filter(isOwn))
}

function responseOf(response: z.ZodType | undefined): ResponseShape {
  return answersSchema(response ?? z.unknown())
}

/** `GetStoreBrandsId` of `GET /store/brands/{id}`. */
function idOf(method: string, path: string): string {
  const words = [method.toLowerCase(), ...path.split(/[^A-Za-z0-9]+/).filter(Boolean)]
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
}

function tagOf(path: string): string {
  const word = path
    .split("/")
    .find((part) => part && !["store", "admin"].includes(part) && !part.startsWith("{"))
  const text = (word ?? "Custom").replaceAll("-", " ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What keeps an endpoint from working, if anything does. */
export function problemOfEndpoint({ definition, path, method, origin }: PlacedEndpoint): Problem | undefined {
  const isAdmin = areaOfPath(path) === "admin"
  const wrong = (message: string, remedy: string) => ({ file: origin.file, message, remedy })
  if (!["public", "store", "customer", "admin"].includes(definition.access))
    return wrong(
      `${method} does not say who may call it.`,
      'Give endpoint an access: "public", "store", "customer" or "admin".',
    )
  if (typeof definition.handler !== "function")
    return wrong(`${method} has no handler.`, "Give endpoint a handler function.")
  if (isAdmin && ["store", "customer"].includes(definition.access))
    return wrong(
      `${method} is below /admin, where no customer is known, and has the access "${definition.access}".`,
      'Use the access "admin" or "public", or move the file below src/api/store.',
    )
  return undefined
}
