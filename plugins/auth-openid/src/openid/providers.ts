import { CommerceError } from "@stheno/core"
import * as oidc from "openid-client"
import type { GitHubSettings, OpenIdOptions, OpenIdSettings, StoreSettings } from "../options.ts"
import { again } from "./again.ts"
import { readGitHubIdentity } from "./github.ts"
import { identityOf, type Identity } from "./identity.ts"

/** A provider that a customer can sign in with. */
export interface SignInProvider {
  readonly name: string
  /** whose IDs of persons it has: the ID of a person at another issuer is that of somebody else */
  readonly issuer: string
  readonly store: StoreSettings
  readonly scope: string
  /** whether it speaks OpenID Connect, and its answers contain an ID token */
  readonly hasIdToken: boolean
  /** how it is reached; the first call asks an OpenID Connect provider for its addresses */
  connect(): Promise<oidc.Configuration>
  /** who signed in */
  identify(config: oidc.Configuration, tokens: Tokens): Promise<Identity>
}

/** The answer of a token endpoint, whose ID token was verified. */
export type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

/**
 * The provider with a name.
 * @throws not_found
 */
export function providerOf(options: OpenIdOptions, name: string): SignInProvider {
  const { google, github, openid, timeout } = options
  if (name === "github" && github) return gitHub(github, timeout)
  const settings = name === "google" ? google : Object.hasOwn(openid, name) ? openid[name] : undefined
  if (settings) return openIdProvider(name, settings, timeout)
  throw new CommerceError("not_found", `The sign-in provider ${name} is not configured`)
}

function openIdProvider(name: string, settings: OpenIdSettings, timeout: number): SignInProvider {
  return {
    name,
    issuer: settings.issuer,
    store: settings.store,
    scope: settings.scope,
    hasIdToken: true,
    connect: () => discovered(settings, timeout),
    async identify(config, tokens) {
      const claims = tokens.claims()
      if (!claims) throw new Error("The response has no ID token")
      if (claims["email"] !== undefined || !config.serverMetadata().userinfo_endpoint)
        return identityOf(claims.sub, claims)
      const info = await again(() => oidc.fetchUserInfo(config, tokens.access_token, claims.sub))
      return identityOf(claims.sub, { ...claims, ...info })
    },
  }
}

function gitHub(settings: GitHubSettings, timeout: number): SignInProvider {
  const { clientID, clientSecret, url, api_url: api } = settings
  return {
    name: "github",
    issuer: url,
    store: settings.store,
    scope: "read:user user:email",
    hasIdToken: false,
    async connect() {
      const server = {
        issuer: `${url}/login/oauth`,
        authorization_endpoint: `${url}/login/oauth/authorize`,
        token_endpoint: `${url}/login/oauth/access_token`,
        code_challenge_methods_supported: ["S256"],
      }
      const authentication = oidc.ClientSecretPost(clientSecret)
      return prepared(new oidc.Configuration(server, clientID, {}, authentication), url, timeout)
    },
    identify: (config, { access_token: token }) =>
      again(() =>
        readGitHubIdentity((path) =>
          oidc.fetchProtectedResource(config, token, new URL(api + path), "GET", null, accept),
        ),
      ),
  }
}

const accept = new Headers({ accept: "application/vnd.github+json", "user-agent": "stheno" })

interface Discovery {
  readonly config: Promise<oidc.Configuration>
  readonly until: number
}

/** What providers say of themselves changes rarely; keys that change in between are fetched by the library. */
const discoveries = new Map<string, Discovery>()
const kept = 3_600_000

function discovered(settings: OpenIdSettings, timeout: number): Promise<oidc.Configuration> {
  const { issuer, clientID, clientSecret } = settings
  const key = JSON.stringify([issuer, clientID, clientSecret, timeout])
  const known = discoveries.get(key)
  if (known && known.until > Date.now()) return known.config
  const config = again(() => discover(settings, timeout))
  discoveries.set(key, { config, until: Date.now() + kept })
  config.catch(() => discoveries.delete(key))
  return config
}

async function discover(
  { issuer, clientID, clientSecret }: OpenIdSettings,
  timeout: number,
): Promise<oidc.Configuration> {
  const config = await oidc.discovery(new URL(issuer), clientID, clientSecret, undefined, {
    timeout: timeout / 1000,
    ...(issuer.startsWith("http:") && { execute: [oidc.allowInsecureRequests] }),
  })
  // The ID token comes straight from the provider over TLS; its signature is verified nevertheless.
  oidc.enableNonRepudiationChecks(config)
  return prepared(config, issuer, timeout)
}

function prepared(config: oidc.Configuration, url: string, timeout: number): oidc.Configuration {
  config.timeout = timeout / 1000
  if (url.startsWith("http:")) oidc.allowInsecureRequests(config)
  return config
}
