import type { Kind, Settings } from "../options.ts"
import { send, StrapiError } from "./client.ts"

/** An entry as the REST API returns it. */
export type Document = Readonly<Record<string, unknown>> & { readonly documentId: string }

/** The content types, by the names that their addresses have. */
const pluralNames: Readonly<Record<Kind, string>> = {
  product: "products",
  variant: "product-variants",
  collection: "product-collections",
  category: "product-categories",
  region: "regions",
}

/** The attributes of a product that are relations. */
export const relations: readonly string[] = ["product_collection", "product_categories", "product_variants"]

type Status = "draft" | "published"

/** The query of every request: the version, and the language if there is more than one. */
function versionOf({ locale }: Settings, status: Status): Record<string, string> {
  return { status, ...(locale !== undefined && { locale }) }
}

/** Reads the documents that relations lead to. */
function populated(settings: Settings, kind: Kind): Record<string, string> {
  if (kind !== "product") return {}
  const wanted = relations.filter((name) => !settings.excludedFields.product?.includes(name))
  return Object.fromEntries(wanted.map((name) => [`populate[${name}][fields][0]`, "documentId"]))
}

/** Retrieves a version of an entry. @returns undefined when it does not exist */
export async function retrieve(
  settings: Settings,
  kind: Kind,
  documentId: string,
  status: Status,
): Promise<Document | undefined> {
  try {
    const query = { ...versionOf(settings, status), ...populated(settings, kind) }
    const path = `/${pluralNames[kind]}/${encodeURIComponent(documentId)}`
    return ((await send(settings, { method: "GET", path, query })) ?? undefined) as Document | undefined
  } catch (error) {
    if (error instanceof StrapiError && error.status === 404) return undefined
    throw error
  }
}

/** Strapi has no content type for a kind of entry. */
export class MissingContentType extends StrapiError {
  constructor(kind: Kind) {
    super(`Strapi has no content type for the address /api/${pluralNames[kind]}`, 404)
  }
}

/** Finds the draft of the oldest entry about something in the store. @throws MissingContentType */
export async function findByStoreId(
  settings: Settings,
  kind: Kind,
  id: string,
): Promise<Document | undefined> {
  const query = {
    ...versionOf(settings, "draft"),
    ...populated(settings, kind),
    "filters[medusa_id][$eq]": id,
    sort: "createdAt:asc",
    "pagination[pageSize]": "1",
  }
  const request = { method: "GET", path: `/${pluralNames[kind]}`, query } as const
  const found = await send(settings, request).catch((error: unknown) => {
    throw error instanceof StrapiError && error.status === 404 ? new MissingContentType(kind) : error
  })
  return (found as readonly Document[] | undefined)?.[0]
}

/** What is written to an entry. */
export interface Writing {
  /** the attributes to change */
  readonly data: Readonly<Record<string, unknown>>
  /** `published` publishes the whole entry */
  readonly status: Status
}

/** Creates an entry. */
export async function create(settings: Settings, kind: Kind, { data, status }: Writing): Promise<Document> {
  const query = versionOf(settings, status)
  const request = { method: "POST", path: `/${pluralNames[kind]}`, query, body: { data } } as const
  return (await send(settings, request)) as Document
}

/** Changes attributes of an entry. */
export async function update(
  settings: Settings,
  kind: Kind,
  documentId: string,
  { data, status }: Writing,
): Promise<void> {
  const path = `/${pluralNames[kind]}/${encodeURIComponent(documentId)}`
  await send(settings, { method: "PUT", path, query: versionOf(settings, status), body: { data } })
}

/** Deletes an entry; one that is missing is no error. */
export async function remove(settings: Settings, kind: Kind, documentId: string): Promise<void> {
  try {
    const path = `/${pluralNames[kind]}/${encodeURIComponent(documentId)}`
    const query: Record<string, string> = settings.locale === undefined ? {} : { locale: settings.locale }
    await send(settings, { method: "DELETE", path, query })
  } catch (error) {
    if (!(error instanceof StrapiError) || error.status !== 404) throw error
  }
}

/** Milliseconds by which the two versions can differ without a change in between, as in Strapi's dashboard. */
const sameTime = 500

/** The status of an entry, as Strapi's dashboard shows it. */
export function statusOf(draft: Document, published: Document | undefined) {
  if (!published) return "draft"
  const [changed = 0, seen = 0] = [draft, published].map((each) => Date.parse(String(each["updatedAt"])))
  return Math.abs(changed - seen) <= sameTime ? "published" : "modified"
}

/** The page of an entry in Strapi's dashboard. */
export function pageOf({ url }: Settings, documentId: string): string {
  const contentType = "api::product.product"
  return `${url}/admin/content-manager/collection-types/${contentType}/${encodeURIComponent(documentId)}`
}
