import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { anonymous, type Caller } from "../../../platform/http/caller.ts"
import type { Operation } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { bearerOf, isTokenCurrent, readSessions, type SessionKind } from "./sessions.ts"
import { issuedAt, verifyToken } from "./tokens.ts"

/** Finds out who calls; asks the database only for what the operation's access needs. */
export async function identify(
  engine: Engine,
  operation: Pick<Operation, "access" | "area">,
  request: Request,
): Promise<Caller> {
  const base = { ...anonymous, clientAddress: addressOf(request) }
  if (operation.access === "public") return base
  return operation.area === "admin"
    ? { ...base, ...(await identifyUser(engine, request)) }
    : {
        ...base,
        ...(await identifyCustomer(engine, request)),
        salesChannelIds: await salesChannelsOfKey(engine, request.headers.get("x-publishable-api-key")),
      }
}

/** Somebody whose token is signed by us; whether it still counts is being asked. */
export interface TokenCaller {
  readonly caller: Caller
  readonly isCurrent: Promise<boolean>
}

/**
 * Who calls an admin operation by JWT, before the database has said that the token still counts. Only for work that
 * may be thrown away: a read need not wait for that answer, but its own must.
 * @returns undefined for callers that prove themselves otherwise or not at all
 */
export async function identifyByToken(
  engine: Engine,
  { access, area }: Pick<Operation, "access" | "area">,
  request: Request,
): Promise<TokenCaller | undefined> {
  if (access !== "admin" || area !== "admin" || request.headers.get("x-medusa-access-token")) return undefined
  const token = bearerOf(request)
  const found = token ? await claimsOf(engine, "admin", token) : undefined
  if (!found) return undefined
  const caller = { ...anonymous, clientAddress: addressOf(request), userId: found.id }
  return { caller, isCurrent: isAlive(engine, "admin", found.id, found.isCurrent) }
}

/** Admin users prove themselves by API token, JWT or session cookie, in this order. */
async function identifyUser(engine: Engine, request: Request): Promise<Partial<Caller>> {
  const apiToken = request.headers.get("x-medusa-access-token")
  if (apiToken) return { userId: await userOfApiToken(engine, apiToken) }
  const bearer = bearerOf(request)
  if (bearer) return { userId: await subjectOfToken(engine, "admin", bearer) }
  const { admin } = await readSessions(engine, request)
  return { userId: (await isAlive(engine, "admin", admin)) ? admin : undefined, isByCookie: true }
}

async function identifyCustomer(engine: Engine, request: Request): Promise<Partial<Caller>> {
  const bearer = bearerOf(request)
  if (bearer) return { customerId: await subjectOfToken(engine, "store", bearer) }
  const { store } = await readSessions(engine, request)
  return { customerId: (await isAlive(engine, "store", store)) ? store : undefined, isByCookie: true }
}

function addressOf(request: Request): string | undefined {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim()
}

/** Whom a JWT stands for, if it is one of this side, not expired, and not older than the password. */
async function subjectOfToken(engine: Engine, kind: SessionKind, token: string): Promise<string | undefined> {
  const found = await claimsOf(engine, kind, token)
  return found && (await isAlive(engine, kind, found.id, found.isCurrent)) ? found.id : undefined
}

/** What a token of this side says that has not expired, and the condition that it still counts. */
async function claimsOf(
  engine: Engine,
  kind: SessionKind,
  token: string,
): Promise<{ readonly id: string; readonly isCurrent: Sql } | undefined> {
  const claims = await verifyToken(engine.config.jwtSecret, token, kind)
  const id = kind === "admin" ? claims?.user_id : claims?.customer_id
  if (!claims || typeof id !== "string") return undefined
  return { id, isCurrent: isTokenCurrent(kind, id, token, issuedAt(claims)) }
}

async function userOfApiToken(engine: Engine, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where api_token = ${token} and deleted_at is null limit 1`.execute(engine.db)
  return rows[0]?.id
}

async function isAlive(
  engine: Engine,
  kind: SessionKind,
  id: string | undefined,
  condition: Sql = sql`true`,
): Promise<boolean> {
  if (!id) return false
  const table = sql.table(kind === "admin" ? "user" : "customer")
  const { rows } = await sql`
    select 1 from ${table} where id = ${id} and deleted_at is null and ${condition}`.execute(engine.db)
  return rows.length > 0
}

/**
 * The channels a publishable key is limited to. An unknown key and a key without channels limit nothing, a revoked
 * one still does.
 * @source conformance QUIRKS, publishable keys
 */
async function salesChannelsOfKey(engine: Engine, key: string | null): Promise<string[] | undefined> {
  if (!key) return undefined
  const { rows } = await sql<{ id: string }>`
    select sales_channel_id as id from publishable_api_key_sales_channel
    where publishable_key_id = ${key} order by sales_channel_id`.execute(engine.db)
  return rows.length > 0 ? rows.map(({ id }) => id) : undefined
}
