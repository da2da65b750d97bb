import { z } from "@stheno/core"

/** What is an entry in Strapi. */
export const kinds = ["region", "collection", "category", "variant", "product"] as const
export type Kind = (typeof kinds)[number]

/** The attributes of each kind. `product_...` are relations. */
export const fieldsOf = {
  product: [
    "title",
    "subtitle",
    "description",
    "handle",
    "thumbnail",
    "images",
    "options",
    "tags",
    "product_collection",
    "product_categories",
    "product_variants",
  ],
  variant: ["title", "sku", "prices", "options"],
  collection: ["title", "handle"],
  category: ["name", "handle"],
  region: ["name", "currency_code", "countries"],
} as const satisfies Record<Kind, readonly string[]>

const excluded = <K extends Kind>(kind: K) => z.array(z.enum(fieldsOf[kind])).optional()

const shape = z.strictObject({
  strapi_protocol: z.enum(["http", "https"]).optional(),
  strapi_host: z.string().regex(/^[\w.:[\]-]+$/, "It must be a host name, without a protocol or a path"),
  strapi_port: z.coerce.number().pipe(z.int().min(1).max(65_535)).optional(),
  strapi_api_token: z.string().min(1),
  strapi_secret: z.string().min(16, "It must have at least 16 characters").optional(),
  strapi_ignore_threshold: z.number().min(0).max(3600).optional(),
  excluded_fields: z
    .strictObject({
      product: excluded("product"),
      variant: excluded("variant"),
      collection: excluded("collection"),
      category: excluded("category"),
      region: excluded("region"),
    })
    .optional(),
  locale: z.string().min(2).optional(),
  publish_new_entries: z.boolean().optional(),
  preview_url: z.url().optional(),
  request_timeout: z.int().positive().max(60_000).optional(),
  max_retries: z.int().min(0).max(5).optional(),
  enableUI: z.boolean().optional(),
})

/** The settings of the plugin. */
export interface Settings {
  /** the address of Strapi, without a slash at its end */
  readonly url: string
  readonly apiToken: string
  /** what webhooks carry as their bearer token */
  readonly secret: string | undefined
  /** the seconds between a webhook and the look at its entry */
  readonly ignoreThreshold: number
  /** attributes that Strapi does not get */
  readonly excludedFields: Readonly<Partial<Record<Kind, readonly string[] | undefined>>>
  /** the language of the store's texts; undefined for the default one of Strapi */
  readonly locale: string | undefined
  readonly publishesNewEntries: boolean
  /** an address with `{handle}` or `{id}` */
  readonly previewUrl: string | undefined
  /** milliseconds */
  readonly requestTimeout: number
  readonly maxRetries: number
}

/**
 * Reads the options of the plugin. `strapi_protocol`, `strapi_host`, `strapi_port`, `strapi_secret` and
 * `strapi_ignore_threshold` are those of v1's.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): Settings {
  const options = shape.parse(pluginOptions)
  return {
    url: addressOf(options),
    apiToken: options.strapi_api_token,
    secret: options.strapi_secret,
    ignoreThreshold: options.strapi_ignore_threshold ?? 2,
    excludedFields: options.excluded_fields ?? {},
    locale: options.locale,
    publishesNewEntries: options.publish_new_entries ?? false,
    previewUrl: options.preview_url,
    requestTimeout: options.request_timeout ?? 15_000,
    maxRetries: options.max_retries ?? 3,
  }
}

/** As in v1, Strapi's own port is the default without TLS. */
function addressOf(options: z.output<typeof shape>): string {
  const protocol = options.strapi_protocol ?? "https"
  const port = options.strapi_port ?? (protocol === "http" ? 1337 : undefined)
  return new URL(`${protocol}://${options.strapi_host}${port ? `:${port}` : ""}`).origin
}
