import { createHash } from "node:crypto"
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type GenerateKeyPairResult,
  type JWTPayload,
} from "jose"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"

/** A person with an account at the provider. */
export interface Person {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean | string
}

/** What is wrong with the next ID token. */
export interface Forgery {
  readonly claims?: JWTPayload
  /** signs with a key that the provider does not publish */
  readonly isForeignKey?: boolean
  /** sends the token without a signature */
  readonly isUnsigned?: boolean
}

/**
 * A stand-in of an OpenID Connect provider with PKCE, and of GitHub below the same address: it verifies clients,
 * redirect URIs and code verifiers, accepts each code once, and signs ID tokens.
 */
export interface IdentityProvider extends StandIn {
  /** lets a person sign in at the address to which the store redirected, and returns the callback */
  signIn(authorization: string, person: Person): URL
  /** makes the next ID token wrong */
  forgeNext(forgery: Forgery): void
}

/** The client of the stand-in. */
export interface Client {
  readonly id: string
  readonly secret: string
  readonly callbacks: readonly string[]
}

interface Grant {
  readonly person: Person
  readonly query: URLSearchParams
}

const failure = (status: number, error: string, error_description = error): Answer => ({
  status,
  body: { error, error_description },
})

/** Starts the stand-in. */
export async function startIdentityProvider(client: Client): Promise<IdentityProvider> {
  const state = new State(client)
  const standIn = await startStandIn((request) => state.answer(request))
  await state.open(standIn.url)
  return {
    ...standIn,
    forgeNext: (forgery) => void (state.forged = forgery),
    signIn: (authorization, person) => state.signIn(new URL(authorization).searchParams, person),
  }
}

class State {
  forged: Forgery = {}
  readonly #client: Client
  readonly #grants = new Map<string, Grant>()
  readonly #tokens = new Map<string, Person>()
  #issuer = ""
  #keys: readonly GenerateKeyPairResult[] = []
  #published: object = {}

  constructor(client: Client) {
    this.#client = client
  }

  async open(issuer: string): Promise<void> {
    this.#issuer = issuer
    this.#keys = [await generateKeyPair("RS256"), await generateKeyPair("RS256")]
    this.#published = { ...(await exportJWK(this.#keys[0]!.publicKey)), kid: "1", alg: "RS256", use: "sig" }
  }

  signIn(query: URLSearchParams, person: Person): URL {
    assertAuthorization(query, this.#client)
    const code = crypto.randomUUID()
    this.#grants.set(code, { person, query })
    const callback = new URL(query.get("redirect_uri")!)
    callback.search = new URLSearchParams({ code, state: query.get("state")! }).toString()
    return callback
  }

  async answer(request: ReceivedRequest): Promise<Answer> {
    switch (request.path) {
      case "/.well-known/openid-configuration":
        return { body: metadata(this.#issuer) }
      case "/jwks":
        return { body: { keys: [this.#published] } }
      case "/token":
      case "/login/oauth/access_token":
        return this.#exchange(request)
      default:
        return this.#read(request)
    }
  }

  #read({ path, headers }: ReceivedRequest): Answer {
    const person = this.#tokens.get((headers.authorization ?? "").replace(/^Bearer /i, ""))
    if (!person) return failure(401, "invalid_token")
    const { sub, name } = person
    if (path === "/userinfo") return { body: person }
    if (path === "/user")
      return { body: { id: Number(sub), login: "octocat", name, email: "profile@example.com" } }
    return path === "/user/emails" ? { body: emailsOf(person) } : failure(404, "not_found")
  }

  async #exchange({ path, text }: ReceivedRequest): Promise<Answer> {
    const body = new URLSearchParams(text)
    const { id, secret } = this.#client
    if (body.get("client_id") !== id || body.get("client_secret") !== secret)
      return failure(401, "invalid_client")
    const code = body.get("code") ?? ""
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    if (!grant || body.get("redirect_uri") !== grant.query.get("redirect_uri"))
      return failure(400, "invalid_grant", "The code is not valid")
    const verifier = body.get("code_verifier") ?? ""
    const challenge = createHash("sha256").update(verifier).digest("base64url")
    if (challenge !== grant.query.get("code_challenge"))
      return failure(400, "invalid_grant", "Wrong verifier")
    const access_token = crypto.randomUUID()
    this.#tokens.set(access_token, grant.person)
    if (path !== "/token") return { body: { access_token, token_type: "bearer" } }
    return { body: { access_token, token_type: "Bearer", id_token: await this.#idToken(grant) } }
  }

  async #idToken({ person, query }: Grant): Promise<string> {
    const { claims, isForeignKey = false, isUnsigned = false } = this.forged
    this.forged = {}
    const now = Math.floor(Date.now() / 1000)
    const nonce = query.get("nonce") ?? undefined
    const about = { iss: this.#issuer, aud: this.#client.id, iat: now, exp: now + 300, nonce }
    const payload = { ...about, ...person, ...claims } as JWTPayload
    const signed = await sign(payload, this.#keys[isForeignKey ? 1 : 0]!.privateKey)
    if (!isUnsigned) return signed
    const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")
    return `${header}.${signed.split(".")[1]}.`
  }
}

function assertAuthorization(query: URLSearchParams, client: Client): void {
  const isRight =
    query.get("client_id") === client.id &&
    query.get("response_type") === "code" &&
    client.callbacks.includes(query.get("redirect_uri") ?? "") &&
    query.get("code_challenge_method") === "S256" &&
    /^[\w-]{43}$/.test(query.get("code_challenge") ?? "") &&
    (query.get("state") ?? "").length >= 32
  if (!isRight) throw new Error(`The authorization request is not valid: ${query}`)
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  }
}

function sign(payload: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(key)
}

function emailsOf({ email, email_verified: verified }: Person): object[] {
  return [
    { email: "other@example.com", primary: false, verified: true },
    ...(email ? [{ email, primary: true, verified: verified === true }] : []),
  ]
}
