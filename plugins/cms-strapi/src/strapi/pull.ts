import { CommerceError, type Log, type Shop } from "@stheno/core"
import type { Kind, Settings } from "../options.ts"
import { retrieve, statusOf, type Document } from "./documents.ts"
import { lockSynced, saveSynced, stateOfDocument, withLease } from "./sync-state.ts"
import { listRows, type Row } from "./values.ts"

/** What taking over from Strapi needs. */
export interface Pulling extends Pick<Shop, "transaction"> {
  readonly db: Shop["db"]
  readonly log: Log
  readonly settings: Settings
}

/** The attributes that editors can change, by kind. One that must not be empty stays when an editor empties it. */
const editable: Readonly<Record<Kind, Readonly<Record<string, { readonly isRequired: boolean }>>>> = {
  product: {
    title: { isRequired: true },
    subtitle: { isRequired: false },
    description: { isRequired: false },
    handle: { isRequired: true },
    thumbnail: { isRequired: false },
  },
  variant: { title: { isRequired: true } },
  collection: { title: { isRequired: true } },
  category: { name: { isRequired: true } },
  region: { name: { isRequired: true } },
}

/**
 * Takes over what editors changed in an entry and published. An attribute counts as changed when it differs from what
 * both sides had in common last: a webhook about a change of the store itself changes nothing. While an entry has
 * changes that are not published, what is published can be older than the store, so only publishing it has an effect.
 * @param wasPublished whether somebody has just published the entry
 * @throws StrapiError when Strapi cannot be reached; values that the store rejects are logged
 */
export async function pull(given: Pulling, documentId: string, wasPublished = false): Promise<void> {
  const known = await stateOfDocument(given.db, documentId)
  if (!known) return
  const { id, kind } = known
  // After what is being sent now, which both sides have in common only when it is stored.
  await withLease(given.db, known, async () => {
    const published = await retrieve(given.settings, kind, documentId, "published")
    if (!published || (!wasPublished && (await isModified(given.settings, kind, published)))) return
    const values = valuesOf(given.settings, kind, published)
    try {
      await given.transaction((shop) => apply(shop, kind, id, values))
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      given.log.error({ entry: id, error: error.message }, "The store rejected a change in Strapi")
    }
  })
}

async function isModified(settings: Settings, kind: Kind, published: Document): Promise<boolean> {
  const draft = await retrieve(settings, kind, published.documentId, "draft")
  return draft !== undefined && statusOf(draft, published) === "modified"
}

type Values = Readonly<Record<string, string | null>>

function valuesOf(settings: Settings, kind: Kind, entry: Document): Values {
  const excluded = settings.excludedFields[kind] ?? []
  const values: Record<string, string | null> = {}
  for (const [name, { isRequired }] of Object.entries(editable[kind])) {
    const found = entry[name]
    if (excluded.includes(name)) continue
    if (typeof found === "string" && found !== "") values[name] = found
    else if (!isRequired && (found === null || found === "")) values[name] = null
  }
  return values
}

async function apply(shop: Shop, kind: Kind, id: string, values: Values): Promise<void> {
  const synced = await lockSynced(shop.db, id)
  const [row] = await listRows(shop, kind, { id })
  if (!row) return
  const edited = Object.entries(values).filter(([name, value]) => (synced[name] ?? null) !== value)
  const changes = Object.fromEntries(edited.filter(([name, value]) => (row[name] ?? null) !== value))
  if (Object.keys(changes).length > 0) await update(shop, kind, row, changes)
  await saveSynced(shop.db, id, Object.fromEntries(edited))
}

async function update(shop: Shop, kind: Kind, row: Row, changes: Values): Promise<void> {
  const id = String(row["id"])
  const { services } = shop
  if (kind === "product") await services.productService.update(id, changes)
  else if (kind === "variant")
    await services.productVariantService.update(String(row["product_id"]), id, changes)
  else if (kind === "collection") await services.productCollectionService.update(id, changes)
  else if (kind === "category") await services.productCategoryService.update(id, changes)
  else await services.regionService.update(id, changes)
}
