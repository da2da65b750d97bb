import * as z from "zod"
import { JsonReply } from "./operation.ts"
import { markEstimate } from "./reply.ts"
import { answers, plain, resources, type ResponseField, type ResponseShape } from "./response.ts"

/** `{ products: […], count, offset, limit }` */
export function answersPage(
  property: string,
  entity: string,
  more: Record<string, ResponseField> = {},
): ResponseShape {
  const offset = plain(
    z.int().describe("The number of skipped rows: `offset` of the request, or its default."),
  )
  const limit = plain(z.int().describe("The size of the page: `limit` of the request, or its default."))
  const count = plain(
    z
      .int()
      .describe(
        "The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`.",
      ),
  )
  return answers({ [property]: resources(entity), count, offset, limit, ...more })
}

/** `{ id, object, deleted: true }` */
export function answersDeleted(object: string, more: Record<string, ResponseField> = {}): ResponseShape {
  return answers({
    id: plain(z.string().describe("The ID of the deleted resource.")),
    object: plain(z.literal(object).describe("The type of the deleted resource.")),
    deleted: plain(z.literal(true).describe("Always `true`: a failed deletion returns an error instead.")),
    ...more,
  })
}

/** The body that lists answer. A header marks a count that is an estimate: v1's body has no place for it. */
export function page<T>(
  property: string,
  found: { readonly rows: readonly T[]; readonly count: number; readonly isEstimate?: boolean },
  query: { readonly offset?: number | null; readonly limit?: number | null },
): Record<string, unknown> {
  const body = {
    [property]: found.rows,
    count: found.count,
    offset: query.offset ?? 0,
    limit: query.limit ?? 0,
  }
  if (found.isEstimate) markEstimate(body)
  return body
}

/** The body that deletions answer. */
export function deleted(id: string, object: string): { id: string; object: string; deleted: true } {
  return { id, object, deleted: true }
}

/**
 * The error for a body that names things that do not exist, in the special shape that v1 has for it.
 * Return it from the handler before anything is changed.
 */
export function refusedBody(errors: readonly string[]): JsonReply {
  const message = "Provided request body contains errors. Please check the data and retry the request"
  return new JsonReply(400, { errors, message })
}
