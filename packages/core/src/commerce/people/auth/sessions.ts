import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js"
import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Engine } from "../../../platform/http/engine.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { tokenLifetime, verifyToken } from "./tokens.ts"

/** One browser session may hold an admin user and a customer side by side. */
export type SessionKind = "admin" | "store"

const cookieName = "connect.sid"
/** ten hours, v1's default */
const lifetimeSeconds = 36_000

/** Who is logged in by the request's session cookie. One statement, none without a cookie. */
export async function readSessions(
  engine: Engine,
  request: Request,
): Promise<{ admin?: string; store?: string }> {
  const sid = sidOf(engine, request)
  if (!sid) return {}
  const { rows } = await sql<{ kind: SessionKind; subject_id: string }>`
    select kind, subject_id from auth_session
    where sid = ${hashed(sid)} and expires_at > now()`.execute(engine.db)
  return Object.fromEntries(rows.map(({ kind, subject_id }) => [kind, subject_id]))
}

/** What starting a session needs of a request. */
export type SessionStart = Pick<Context, "db" | "engine" | "request" | "responseHeaders">

/**
 * Signs an account in for this browser. The session gets a new secret, so that one planted before is worthless;
 * the session of the other API is kept.
 */
export async function startSession(
  context: SessionStart,
  kind: SessionKind,
  subjectId: string,
): Promise<void> {
  const before = sidOf(context.engine, context.request)
  const sid = bytesToHex(randomBytes(32))
  if (before)
    await sql`update auth_session set sid = ${hashed(sid)}
      where sid = ${hashed(before)} and kind <> ${kind} and expires_at > now()`.execute(context.db)
  if (before)
    await sql`delete from auth_session where sid = ${hashed(before)} and kind = ${kind}`.execute(context.db)
  await sql`insert into auth_session (id, sid, kind, subject_id, expires_at)
    values (${newId("sess")}, ${hashed(sid)}, ${kind}, ${subjectId},
      now() + make_interval(secs => ${lifetimeSeconds}))`.execute(context.db)
  context.responseHeaders.append("set-cookie", cookie(context, sid, lifetimeSeconds))
}

/**
 * Signs somebody out: ends the session of this browser for one side and keeps the other side's, and ends the JWT that
 * the request carries.
 */
export async function endSession(context: Context, kind: SessionKind): Promise<void> {
  const sid = sidOf(context.engine, context.request)
  if (sid)
    await sql`delete from auth_session where sid = ${hashed(sid)} and kind = ${kind}`.execute(context.db)
  const token = bearerOf(context.request)
  if (token) await endToken(context, kind, token)
}

/** Makes one JWT worthless. The row that says so may go when the token has expired. */
async function endToken({ engine, db }: Context, kind: SessionKind, token: string): Promise<void> {
  const claims = await verifyToken(engine.config.jwtSecret, token, kind)
  if (claims?.exp === undefined) return
  await sql`insert into auth_session (id, sid, kind, expires_at)
    values (${newId("sess")}, ${endOf(token)}, ${kind}, to_timestamp(${claims.exp}))
    on conflict (sid, kind) do nothing`.execute(db)
}

/** Which sessions outlive `endLogins`. */
export interface EndLoginsOptions {
  /** keeps the session of the request itself */
  readonly keepsCaller?: boolean
}

/**
 * Ends the sessions of an account in every browser and invalidates all JWTs issued so far, because the password
 * changed.
 */
export async function endLogins(
  context: Context,
  kind: SessionKind,
  subjectId: string,
  { keepsCaller = false }: EndLoginsOptions = {},
): Promise<void> {
  const sid = keepsCaller ? sidOf(context.engine, context.request) : undefined
  const token = keepsCaller ? bearerOf(context.request) : undefined
  await sql`delete from auth_session
    where kind = ${kind} and subject_id = ${subjectId} and sid is distinct from ${sid ? hashed(sid) : null}`.execute(
    context.db,
  )
  // A JWT cannot be taken back, so a row says from when on they count again; it may go when the last one has expired.
  await sql`insert into auth_session (id, sid, kind, subject_id, data, created_at, expires_at)
    values (${newId("sess")}, ${revocationOf(subjectId)}, ${kind}, ${subjectId},
      ${JSON.stringify(token ? { keep: hashed(token) } : {})}::jsonb,
      to_timestamp(${context.engine.now() / 1000}),
      to_timestamp(${context.engine.now() / 1000 + tokenLifetime[kind]}))
    on conflict (sid, kind) do update
      set data = excluded.data, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(
    context.db,
  )
}

/**
 * The condition that a JWT was not ended by a sign-out, and was given out after the password was last changed.
 * @param issued when the token was issued, in milliseconds since 1970
 */
export function isTokenCurrent(kind: SessionKind, subjectId: string, token: string, issued: number) {
  return sql`not exists (
    select from auth_session
    where sid in (${revocationOf(subjectId)}, ${endOf(token)}) and kind = ${kind} and expires_at > now()
      and (sid = ${endOf(token)} or (round(extract(epoch from created_at) * 1000) > ${issued}::bigint
        and data ->> 'keep' is distinct from ${hashed(token)})))`
}

/** Never the hash of a cookie: those are hexadecimal. */
function revocationOf(subjectId: string): string {
  return `jwt:${subjectId}`
}

/** Says that one JWT has ended. Never the id of a subject, which has no colon. */
function endOf(token: string): string {
  return `jwt:end:${hashed(token)}`
}

/** The JWT of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
}

/** The secret in the session cookie. What we did not sign ourselves is as good as no cookie, and asks nothing of the database. */
function sidOf({ config }: Engine, request: Request): string | undefined {
  const [, sid, signature] = pattern.exec(request.headers.get("cookie") ?? "") ?? []
  // The pattern has both groups or none.
  return sid && isSame(signature!, signatureOf(config.cookieSecret, sid)) ? sid : undefined
}

const pattern = new RegExp(
  `(?:^|;\\s*)${cookieName.replace(".", "\\.")}=([0-9a-f]{64})\\.([0-9a-f]{64})(?:;|$)`,
)

/** A key for cookies only, should a server have one secret for everything. */
function signatureOf(secret: string, sid: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return bytesToHex(hmac(sha256, bytes(`session cookie\n${secret}`), bytes(sid)))
}

/** Takes as long wherever two texts of one length differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

/** Only a hash is stored: who reads the database cannot take a session over. */
function hashed(sid: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(sid)))
}

function cookie(context: Pick<Context, "engine">, sid: string, maxAge: number): string {
  const value = `${sid}.${signatureOf(context.engine.config.cookieSecret, sid)}`
  const site = context.engine.config.secureCookies ? "; SameSite=None; Secure" : "; SameSite=Lax"
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly${site}`
}
