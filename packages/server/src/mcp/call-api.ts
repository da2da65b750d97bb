/** The server whose API is called, and as whom. */
export interface ApiAccess {
  /** e.g. `http://localhost:9000` */
  readonly url: string
  /** an admin user's API token */
  readonly token?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly publishableKey?: string | undefined
  readonly allowsWrites: boolean
}

/** What is asked of the API. */
export interface ApiCall {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** What the API said. */
export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

/** A call that is not made; the message says why and what to do. */
export class CallRefusedError extends Error {}

/** Milliseconds that the server may take. */
const patience = 30_000

/** Calls the API of one server; without permission to write it only reads. */
export class ApiCaller {
  private readonly access: ApiAccess
  private session: Promise<string> | undefined

  constructor(access: ApiAccess) {
    this.access = access
  }

  /**
   * Makes a call.
   * @throws CallRefusedError for a path that is none of the API, a change that is not allowed, an admin call without
   * credentials, and a server that does not answer
   * @since 0.1
   */
  async call({ method, path, query, body }: ApiCall): Promise<ApiAnswer> {
    const { url, route } = this.address(path, query)
    const { allowsWrites } = this.access
    if (method !== "GET" && !allowsWrites)
      throw new CallRefusedError(
        `${method} changes the shop, and this server only reads. Start it with --allow-writes.`,
      )
    const headers = route.startsWith("/admin/") ? await this.adminHeaders() : this.storeHeaders()
    const { status, body: answer } = await this.send(url, method, body, headers)
    return { status, body: withoutSecrets(answer) }
  }

  /** The address of a call: a path of the API on the server, and nothing else. */
  private address(path: string, query: ApiCall["query"] = {}): { url: URL; route: string } {
    const base = new URL(this.access.url)
    const prefix = base.pathname.replace(/\/+$/, "")
    const url = new URL(`${base.origin}${prefix}${path}`)
    const route = url.pathname.slice(prefix.length)
    if (!/^\/(store|admin)\//.test(path) || !/^\/(store|admin)\//.test(route) || url.origin !== base.origin)
      throw new CallRefusedError(`${path} is not a path of the API. Paths begin with /store/ or /admin/.`)
    for (const [key, value] of Object.entries(query)) appendQuery(url.searchParams, key, value)
    return { url, route }
  }

  private storeHeaders(): Record<string, string> {
    const { publishableKey } = this.access
    return publishableKey ? { "x-publishable-api-key": publishableKey } : {}
  }

  private async adminHeaders(): Promise<Record<string, string>> {
    const { token, email, password } = this.access
    if (token) return { "x-medusa-access-token": token }
    if (!email || !password)
      throw new CallRefusedError(
        "Admin calls need credentials in the environment: STHENO_API_TOKEN, or STHENO_EMAIL and STHENO_PASSWORD.",
      )
    this.session ??= this.logIn(email, password)
    this.session.catch(() => (this.session = undefined))
    return { authorization: `Bearer ${await this.session}` }
  }

  private async logIn(email: string, password: string): Promise<string> {
    const { url } = this.address("/admin/auth/token")
    const { status, body } = await this.send(url, "POST", { email, password }, {})
    const token = (body as { access_token?: unknown } | undefined)?.access_token
    if (typeof token !== "string")
      throw new CallRefusedError(
        `Signing in with STHENO_EMAIL and STHENO_PASSWORD failed with status ${status}.`,
      )
    return token
  }

  private async send(
    url: URL,
    method: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<ApiAnswer> {
    const hasBody = body !== undefined && method !== "GET"
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          accept: "application/json",
          ...headers,
          ...(hasBody && { "content-type": "application/json" }),
        },
        ...(hasBody && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      })
      // an expired token is requested again with the next call
      if (answer.status === 401) this.session = undefined
      return { status: answer.status, body: readBody(await answer.text()) }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new CallRefusedError(
        `${url.origin} does not respond: ${reason || "no connection"}. Check that the server is running.`,
      )
    }
  }
}

/** Lists and ranges as the API reads them: `id[]=1&id[]=2`, `created_at[gt]=…`. */
function appendQuery(into: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const each of value) appendQuery(into, `${key}[]`, each)
  else if (typeof value === "object")
    for (const [name, each] of Object.entries(value)) appendQuery(into, `${key}[${name}]`, each)
  else into.append(key, String(value))
}

/** Values that let their reader act as somebody else: tokens of users, invites and sign-ins. */
const secrets = /^(api_token|access_token|token|password_hash)$/

/** An answer that goes to a program, and from there to who knows where. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      secrets.test(key) && typeof each === "string" ? "(removed)" : withoutSecrets(each),
    ]),
  )
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
