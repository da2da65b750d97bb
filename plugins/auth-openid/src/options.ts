import { z } from "@stheno/core"

/** Providers are reached over HTTPS; only stand-ins on the same machine are not. */
const address = z.url().refine((value) => {
  const { protocol, hostname } = new URL(value)
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname))
}, "must begin with https://")

const web = z.url({ protocol: /^https?$/ })

/** Where the provider and the storefront are called back. The names are those of `medusa-plugin-auth`. */
const store = z.strictObject({
  /** the URL of the callback at this server, which must be registered at the provider */
  callbackUrl: web,
  /** the page of the storefront to which customers return when they are signed in */
  successRedirect: web,
  /** the page of the storefront to which customers return with `?error=…` */
  failureRedirect: web,
  /** further origins of storefronts to which `redirectTo` may lead, such as `https://shop.example.com` */
  origins: z.array(web).default([]),
})

const client = {
  clientID: z.string().min(1, "Set it to the client ID of your application"),
  clientSecret: z.string().min(1, "Set it to the client secret of your application"),
  store,
}

const openid = z.strictObject({
  ...client,
  /** the issuer, below which `/.well-known/openid-configuration` is found */
  issuer: address,
  scope: z.string().default("openid email profile"),
})

const schema = z.strictObject({
  google: openid.extend({ issuer: address.default("https://accounts.google.com") }).optional(),
  github: z
    .strictObject({
      ...client,
      /** the addresses of GitHub Enterprise Server */
      url: address.default("https://github.com"),
      api_url: address.default("https://api.github.com"),
    })
    .optional(),
  /** other OpenID Connect providers, by the name that their paths have */
  openid: z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), openid).default({}),
  /** the milliseconds that a request to a provider may take */
  timeout: z.number().int().min(1000).max(60_000).default(10_000),
})

/** The options of the plugin, complete. */
export type OpenIdOptions = z.output<typeof schema>

/** An OpenID Connect provider. */
export type OpenIdSettings = z.output<typeof openid>

/** GitHub, which speaks OAuth 2. */
export type GitHubSettings = NonNullable<OpenIdOptions["github"]>

/** Where the provider and the storefront are called back. */
export type StoreSettings = z.output<typeof store>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options to correct
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): OpenIdOptions {
  const options = schema.parse(pluginOptions)
  const names = Object.keys(options.openid)
  const reserved = names.find((name) => name === "google" || name === "github" || name === "token")
  if (reserved) throw new Error(`Rename the OpenID Connect provider ${reserved}: the name is reserved.`)
  if (!options.google && !options.github && names.length === 0)
    throw new Error("Configure at least one of google, github and openid.")
  return options
}
