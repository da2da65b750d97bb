import type { OperationTypes } from "@stheno/core/internal/operation-types.gen.ts"
import type { SendOk } from "@stheno/testing/reply.ts"
import type { Seen } from "@stheno/testing/seen.ts"
import type { Sql } from "../change-log.ts"
import type { Caller, ShopAnswer, ShopRequest } from "../messages.ts"

/** The name of an operation, e.g. `admin.PostRegions`. */
type OperationKey = keyof OperationTypes

/** Values for the parameters of a path, in its order, and what else a request needs instead of the documented. */
export interface Filled {
  readonly params?: readonly string[]
  readonly query?: string
  readonly body?: unknown
  readonly file?: { readonly name: string; readonly text: string }
}

/** Makes ready what an operation can be tried on. */
export type Scene = (kit: Kit) => Promise<Filled>

/** What scenes are made with. */
export interface Kit {
  readonly admin: SendOk
  readonly store: SendOk
  /** as the customer who is signed in */
  readonly customer: SendOk
  /** Sends an operation's documented request. */
  make<Key extends OperationKey>(key: Key): Promise<Seen<OperationTypes[Key]["result"]>>
  /** ids of the shop's first rows of a kind, by the prefix of their ids */
  ids(prefix: string): Promise<readonly string[]>
  /** Has subscribers and jobs do what waits for them. */
  settle(): Promise<void>
  /** @returns the key of a new file */
  upload(path: string, name: string): Promise<string>
  /** the first value of the first row */
  value(sql: string, ...parameters: string[]): Promise<string>
}

/** Something that a request needs is not in the shop any more. */
export class NothingFitsError extends Error {}

/** Sends requests that must succeed. */
export function senderFor(send: (request: ShopRequest) => Promise<ShopAnswer>, caller: Caller): SendOk {
  return async (method, path, body) => {
    const text = body === undefined ? "" : JSON.stringify(body)
    const answer = await send({ method, path, caller, body: text })
    if (answer.status >= 400)
      throw new NothingFitsError(`${method} ${path} was answered ${answer.status}: ${answer.body}`)
    return (answer.type.includes("json") ? JSON.parse(answer.body) : answer.body) as never
  }
}

/** Reads one value, and says so when there is none. */
export function readerOf(db: Sql) {
  return async (sql: string, ...parameters: string[]): Promise<string> => {
    const { rows } = await db.query<Record<string, unknown>>(sql, parameters)
    const [value] = Object.values(rows[0] ?? {})
    if (value === undefined || value === null)
      throw new NothingFitsError("Nothing in the shop fits any more.")
    return String(value)
  }
}
