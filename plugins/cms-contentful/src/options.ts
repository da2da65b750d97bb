import { z } from "@stheno/core"

/** What is an entry in Contentful, by the names of v1's options. */
export const kinds = ["region", "type", "collection", "variant", "product"] as const
export type Kind = (typeof kinds)[number]

/** The fields of each kind, by v1's names. `thumbnail` and `images` are assets. */
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
    "collection",
    "type",
    "variants",
    "medusaId",
  ],
  variant: ["title", "sku", "prices", "options", "medusaId"],
  region: ["name", "countries", "paymentProviders", "fulfillmentProviders", "currencyCode", "medusaId"],
  collection: ["title", "medusaId"],
  type: ["name", "title", "medusaId"],
} as const satisfies Record<Kind, readonly string[]>

const fieldName = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,63}$/, "It must be the ID of a field")
const names = <K extends Kind>(kind: K) => z.partialRecord(z.enum(fieldsOf[kind]), fieldName).optional()

const shape = z.strictObject({
  space_id: z.string().min(1),
  access_token: z.string().min(1),
  environment: z.string().min(1).optional(),
  ignore_threshold: z.number().min(0).max(3600).optional(),
  custom_product_fields: names("product"),
  custom_variant_fields: names("variant"),
  custom_region_fields: names("region"),
  custom_collection_fields: names("collection"),
  custom_type_fields: names("type"),
  webhook_secret: z
    .string()
    .regex(/^[0-9a-zA-Z+/=_-]{64}$/, "It must be the signing secret of 64 characters")
    .optional(),
  locale: z.string().min(2).optional(),
  publish_new_entries: z.boolean().optional(),
  preview_url: z.url().optional(),
  host: z.url().optional(),
  request_timeout: z.int().positive().optional(),
  max_retries: z.int().min(0).max(10).optional(),
  enableUI: z.boolean().optional(),
})

/** The settings of the plugin. */
export interface Settings {
  readonly spaceId: string
  readonly accessToken: string
  readonly environment: string
  /** the seconds between a webhook and the look at its entry */
  readonly ignoreThreshold: number
  /** the fields with another name in Contentful */
  readonly customFields: Readonly<Record<Kind, Readonly<Partial<Record<string, string>>>>>
  readonly webhookSecret: string | undefined
  readonly locale: string
  readonly publishesNewEntries: boolean
  /** an address with `{handle}` or `{id}` */
  readonly previewUrl: string | undefined
  readonly host: string
  /** milliseconds */
  readonly requestTimeout: number
  readonly maxRetries: number
}

/**
 * Reads the options of the plugin. `space_id`, `access_token`, `environment`, `ignore_threshold` and the
 * `custom_..._fields` are those of v1's.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): Settings {
  const options = shape.parse(pluginOptions)
  return {
    spaceId: options.space_id,
    accessToken: options.access_token,
    environment: options.environment ?? "master",
    ignoreThreshold: options.ignore_threshold ?? 2,
    customFields: {
      product: options.custom_product_fields ?? {},
      variant: options.custom_variant_fields ?? {},
      region: options.custom_region_fields ?? {},
      collection: options.custom_collection_fields ?? {},
      type: options.custom_type_fields ?? {},
    },
    webhookSecret: options.webhook_secret,
    locale: options.locale ?? "en-US",
    publishesNewEntries: options.publish_new_entries ?? false,
    previewUrl: options.preview_url,
    host: options.host ?? "https://api.contentful.com",
    requestTimeout: options.request_timeout ?? 15_000,
    maxRetries: options.max_retries ?? 3,
  }
}
