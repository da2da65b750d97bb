import { z } from "@stheno/core"
import { isProtected } from "@stheno/source-kit"

/** How the plugin signs in: with a token that does not expire, or as an app that requests tokens for 24 hours. */
export type ShopifyCredentials =
  | { readonly token: string }
  | { readonly tokenUrl: string; readonly clientId: string; readonly clientSecret: string }

/** The options of the plugin. */
export interface ShopifyOptions {
  /** the address of the GraphQL Admin API */
  readonly url: string
  /** an access token of the Admin API, or what one is requested with */
  readonly credentials: ShopifyCredentials
  /** products, customers or orders per request */
  readonly pageSize: number
  /** where the imported units are; by default the only stock location of the store */
  readonly stockLocationId?: string | undefined
  /** milliseconds to wait for a response */
  readonly timeout: number
  /** milliseconds before the first retry */
  readonly pause: number
}

const shape = z.object({
  domain: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]*(\.myshopify\.com)?$/i,
      "must be a name such as my-store, or my-store.myshopify.com",
    ),
  access_token: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  client_id: z.string().min(1).optional(),
  client_secret: z.string().min(1).optional(),
  api_version: z
    .string()
    .regex(/^\d{4}-\d{2}$/, "must be a version such as 2026-07")
    .default("2026-07"),
  api_url: z.url().refine(isProtected, { error: "must begin with https://" }).optional(),
  stock_location_id: z.string().min(1).optional(),
  page_size: z.number().int().min(1).max(50).default(10),
  timeout: z.number().int().min(1).default(30_000),
  retry_delay: z.number().int().min(0).default(1_000),
})

/**
 * Reads the options from the configuration file. `password` is v1's name of the access token.
 * @throws ZodError for options that are missing or have the wrong type
 */
export function readOptions(given: object): ShopifyOptions {
  const options = shape
    .refine((each) => each.access_token ?? each.password ?? (each.client_id && each.client_secret), {
      path: ["access_token"],
      error: "is missing: set it, or client_id and client_secret of your app in Shopify",
    })
    .parse(given)
  const host = options.domain.includes(".") ? options.domain : `${options.domain}.myshopify.com`
  const store = (options.api_url ?? `https://${host}`).replace(/\/+$/, "")
  const token = options.access_token ?? options.password
  return {
    url: `${store}/admin/api/${options.api_version}/graphql.json`,
    credentials: token
      ? { token }
      : {
          tokenUrl: `${store}/admin/oauth/access_token`,
          clientId: options.client_id!,
          clientSecret: options.client_secret!,
        },
    stockLocationId: options.stock_location_id,
    pageSize: options.page_size,
    timeout: options.timeout,
    pause: options.retry_delay,
  }
}
