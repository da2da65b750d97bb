import type { ContentFields, ContentTypeProps } from "contentful-management"
import { cached, type Cache } from "@stheno/core"
import { fieldsOf, kinds, type Kind, type Settings } from "../options.ts"
import { ContentfulError, type Connection } from "./connection.ts"

/** The content types of v1's plugin. */
export const contentTypeIds: Readonly<Record<Kind, string>> = {
  product: "product",
  variant: "productVariant",
  region: "region",
  collection: "collection",
  type: "productType",
}

const displayNames: Readonly<Record<Kind, string>> = {
  product: "Product",
  variant: "Product Variant",
  region: "Region",
  collection: "Product Collection",
  type: "Product Type",
}

/** The kind of a content type; undefined for those that the store does not know. */
export function kindOfContentType(id: string): Kind | undefined {
  return kinds.find((kind) => contentTypeIds[kind] === id)
}

/** The name of a field in Contentful. */
export function fieldNameOf(settings: Settings, kind: Kind, name: string): string {
  return settings.customFields[kind][name] ?? name
}

/** Fields that have another type than a line of text. */
const fieldTypes: Readonly<Record<string, Pick<ContentFields, "type" | "linkType" | "items">>> = {
  description: { type: "Text" },
  thumbnail: { type: "Link", linkType: "Asset" },
  images: { type: "Array", items: { type: "Link", linkType: "Asset" } },
  variants: {
    type: "Array",
    items: {
      type: "Link",
      linkType: "Entry",
      validations: [{ linkContentType: [contentTypeIds.variant] }],
    },
  },
  ...Object.fromEntries(
    ["options", "tags", "prices", "countries", "paymentProviders", "fulfillmentProviders"].map((name) => [
      name,
      { type: "Object" as const },
    ]),
  ),
}

/** Seconds for which the fields of a content type are known. */
const known = 60

/**
 * Retrieves the fields of a content type.
 * @returns the IDs of the fields; undefined when there is no such content type
 */
export async function fieldIdsOf(
  { connection, settings, cache }: { connection: Connection; settings: Settings; cache: Cache },
  kind: Kind,
): Promise<ReadonlySet<string> | undefined> {
  const id = contentTypeIds[kind]
  const key = `contentful:fields:${settings.spaceId}:${settings.environment}:${id}`
  const ids = await cached(cache, key, {
    seconds: known,
    compute: async () => {
      const type = await connection.find((client) => client.contentType.get({ contentTypeId: id }))
      return type ? type.fields.map((field) => field.id) : null
    },
  })
  return ids ? new Set(ids) : undefined
}

/** Creates and publishes the content types that do not exist; those that exist stay as they are. */
export async function createContentTypes(
  connection: Connection,
  settings: Settings,
  cache: Cache,
): Promise<void> {
  // Variants before products, which have links to them.
  for (const kind of kinds) {
    const contentTypeId = contentTypeIds[kind]
    const existing = await connection.find((client) => client.contentType.get({ contentTypeId }))
    const type = existing ?? (await createContentType(connection, settings, kind))
    if (!type || type.sys.publishedVersion !== undefined) continue
    await connection.run((client) => client.contentType.publish({ contentTypeId }, type))
  }
  await cache.invalidate(`contentful:fields:${settings.spaceId}:${settings.environment}:*`)
}

async function createContentType(
  connection: Connection,
  settings: Settings,
  kind: Kind,
): Promise<ContentTypeProps | undefined> {
  const display = kind === "region" ? "name" : "title"
  const wanted = fieldsOf[kind].filter((name) => kind !== "type" || name !== "name")
  const fields = wanted.map((name): ContentFields => ({
    id: fieldNameOf(settings, kind, name),
    name: labelOf(name),
    type: "Symbol",
    ...fieldTypes[name],
    required: name === display,
    localized: ["title", "subtitle", "description", "name"].includes(name),
    disabled: false,
    omitted: false,
  }))
  try {
    return await connection.run((client) =>
      client.contentType.createWithId(
        { contentTypeId: contentTypeIds[kind] },
        { name: displayNames[kind], displayField: fieldNameOf(settings, kind, display), fields },
      ),
    )
  } catch (error) {
    // Another process was faster.
    if (error instanceof ContentfulError && error.status === 409) return undefined
    throw error
  }
}

function labelOf(name: string): string {
  if (name === "sku") return "SKU"
  if (name === "medusaId") return "Medusa ID"
  return name
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll(/([A-Z])/g, " $1")
    .trim()
}
