import { CommerceError, sql, z, type Shop } from "@stheno/core"
import { send } from "@stheno/http-kit"
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { BrightpearlOptions } from "../options.ts"
import { BrightpearlError } from "./errors.ts"

type Db = Shop["db"]

/** The access to an account. */
export interface Connection {
  readonly access_token: string
  readonly refresh_token: string
  readonly api_domain: string
  readonly instance_id: string | null
}

/** @throws BrightpearlError until an admin user connected the account */
export async function loadConnection(db: Db, account: string): Promise<Connection> {
  const { rows } = await sql<Connection>`select access_token, refresh_token, api_domain, instance_id
    from brightpearl_connection where account = ${account} and access_token is not null`.execute(db)
  if (!rows[0])
    throw new BrightpearlError("Brightpearl is not connected. Call POST /admin/brightpearl/authorize", 401)
  return rows[0]
}

/** Whether an admin user connected the account. */
export async function isConnected(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql`select from brightpearl_connection
    where account = ${account} and access_token is not null`.execute(db)
  return rows.length > 0
}

/** The page of the store to which Brightpearl returns. */
const redirectUri = ({ backend_url: url }: BrightpearlOptions) => new URL("/brightpearl/oauth", url).href

/** Begins to connect the account. @returns the page on which an admin user of Brightpearl agrees */
export async function beginAuthorization(db: Db, options: BrightpearlOptions): Promise<string> {
  const state = randomBytes(24).toString("base64url")
  await sql`insert into brightpearl_connection (account, state) values (${options.account}, ${state})
    on conflict (account) do update set state = excluded.state, updated_at = now()`.execute(db)
  const url = new URL(`/authorize/${options.account}`, options.oauth_url)
  const query = {
    response_type: "code",
    client_id: options.client_id,
    redirect_uri: redirectUri(options),
    state,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Connects the account with the code that Brightpearl returned.
 * @throws CommerceError unauthorized if the state is not that of an authorization in the last 15 minutes
 */
export async function endAuthorization(
  db: Db,
  options: BrightpearlOptions,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<void> {
  const { rows } = await sql<{ state: string }>`update brightpearl_connection set state = null
    where account = ${options.account} and state = ${state} and updated_at > now() - interval '15 minutes'
    returning account`.execute(db)
  if (rows.length === 0)
    throw new CommerceError("unauthorized", "The authorization of Brightpearl expired. Start it again.")
  const redirect = { redirect_uri: redirectUri(options) }
  const token = await requestToken(options, { grant_type: "authorization_code", code, ...redirect })
  await sql`update brightpearl_connection set access_token = ${token.access_token},
    refresh_token = ${token.refresh_token}, api_domain = ${token.api_domain},
    instance_id = ${token.installation_instance_id ?? null}, updated_at = now()
    where account = ${options.account}`.execute(db)
}

/**
 * Replaces an access token that is no longer valid. If another process has replaced it already, its token is used:
 * a refresh token is valid once.
 */
export async function refresh(db: Db, options: BrightpearlOptions, old: Connection): Promise<Connection> {
  const now = await loadConnection(db, options.account)
  if (now.access_token !== old.access_token) return now
  try {
    const asked = { grant_type: "refresh_token", refresh_token: old.refresh_token }
    const token = await requestToken(options, asked)
    await sql`update brightpearl_connection set access_token = ${token.access_token},
      refresh_token = ${token.refresh_token}, updated_at = now()
      where account = ${options.account} and access_token = ${old.access_token}`.execute(db)
  } catch (error) {
    const latest = await loadConnection(db, options.account)
    if (latest.access_token === old.access_token) throw error
  }
  return loadConnection(db, options.account)
}

const tokenShape = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  api_domain: z.string().min(1),
  installation_instance_id: z.coerce.string().optional(),
})

async function requestToken(options: BrightpearlOptions, form: Readonly<Record<string, string>>) {
  const response = await send({
    service: "Brightpearl",
    url: new URL(`/token/${options.account}`, options.oauth_url),
    method: "POST",
    body: new URLSearchParams({
      ...form,
      client_id: options.client_id,
      client_secret: options.client_secret,
    }),
    timeout: options.request_timeout,
    // A refresh token is valid once.
    retries: 0,
    pause: 0,
  }).catch(() => {
    throw new BrightpearlError("Cannot reach the authorization of Brightpearl")
  })
  const token = tokenShape.safeParse(response.json)
  if (response.ok && token.success) return token.data
  if (response.status >= 500)
    throw new BrightpearlError(
      `The authorization of Brightpearl responded with ${response.status}`,
      response.status,
    )
  const hint = "Connect the account again with POST /admin/brightpearl/authorize"
  throw new BrightpearlError(
    `Brightpearl rejected the authorization (status ${response.status}). ${hint}`,
    401,
  )
}

/** Whether a webhook has the secret, which the plugin puts into its body. */
export function isSecret(given: unknown, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return typeof given === "string" && timingSafeEqual(digest(given), digest(secret))
}
