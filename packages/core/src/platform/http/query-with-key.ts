import * as z from "zod"
import type { Operation } from "./operation.ts"

/** Whether a request sends a publishable key, valid or not. */
export const sendsKey = (request: Request): boolean => Boolean(request.headers.get("x-publishable-api-key"))

const withKey = new WeakMap<Operation, z.ZodType>()

/** The schema of the query of a request: with a publishable key, some parameters have another one. */
export function queryFor(operation: Operation, request: Request): z.ZodType | undefined {
  const { query, queryWithKey } = operation
  if (!queryWithKey || !(query instanceof z.ZodObject) || !sendsKey(request)) return query
  const known = withKey.get(operation) ?? query.extend(queryWithKey)
  withKey.set(operation, known)
  return known
}
