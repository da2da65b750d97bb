import { z } from "@stheno/core"

/** The options of the plugin. */
export interface ShopifyOptions {
  /** the address of the GraphQL Admin API */
  readonly url: string
  /** the access token of the Admin API */
  readonly token: string
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
  api_version: z
    .string()
    .regex(/^\d{4}-\d{2}$/, "must be a version such as 2026-07")
    .default("2026-07"),
  api_url: z.url().optional(),
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
    .refine(({ access_token, password }) => access_token ?? password, {
      path: ["access_token"],
      error: "is missing: create an access token in the admin of Shopify",
    })
    .parse(given)
  const host = options.domain.includes(".") ? options.domain : `${options.domain}.myshopify.com`
  return {
    url: `${options.api_url ?? `https://${host}`}/admin/api/${options.api_version}/graphql.json`,
    token: (options.access_token ?? options.password)!,
    stockLocationId: options.stock_location_id,
    pageSize: options.page_size,
    timeout: options.timeout,
    pause: options.retry_delay,
  }
}
