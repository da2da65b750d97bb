import type { Cache, Log, Shop } from "@stheno/core"
import { isDeepStrictEqual } from "node:util"
import type { Kind, Settings } from "../options.ts"
import { StrapiError } from "./client.ts"
import {
  create,
  findByStoreId,
  MissingContentType,
  relations,
  remove,
  retrieve,
  statusOf,
  update,
  type Document,
} from "./documents.ts"
import {
  documentIdsOf,
  forgetState,
  saveSent,
  variantIdsOf,
  withLease,
  type EntryState,
  type Synced,
} from "./sync-state.ts"
import { listRows, relatedTo, rows, valuesOf, type EntryValues, type Row } from "./values.ts"

/** What sending to Strapi needs. */
export interface Pushing extends Pick<Shop, "db" | "services"> {
  readonly cache: Cache
  readonly log: Log
  readonly settings: Settings
}

/**
 * Sends something to Strapi as it is now, a product with its variants; the entry of what was deleted is deleted.
 * Nothing is sent that Strapi has already, so it is safe to repeat.
 * @throws StrapiError when Strapi cannot be reached; entries that it rejects are logged
 */
export async function push(given: Pushing, kind: Kind, id: string): Promise<void> {
  const [row] = await listRows(given, kind, { id })
  if (!row) return deleteEntry(given, kind, id)
  if (kind === "product") await pushRelated(given, row)
  await pushOne(given, kind, id)
}

/** Variants belong to one product and are always sent; collections and categories only if Strapi has no entry. */
async function pushRelated(given: Pushing, product: Row): Promise<void> {
  const related = relatedTo(product)
  const known = await documentIdsOf(
    given.db,
    related.map(({ id }) => id),
  )
  for (const { kind, id } of related) if (kind === "variant" || !known.has(id)) await pushOne(given, kind, id)
}

/** Seconds until a content type that Strapi did not have is asked for again. */
const missingFor = 60

async function pushOne(given: Pushing, kind: Kind, id: string): Promise<void> {
  const missing = `strapi:missing:${given.settings.url}:${kind}`
  if (await given.cache.get(missing)) return
  try {
    // The row is read after the lease began, so the last one to write has the newest values.
    await withLease(given.db, { id, kind }, (state) => writeEntry(given, state))
  } catch (error) {
    if (!(error instanceof StrapiError)) throw error
    if (error instanceof MissingContentType) {
      given.log.warn({ kind }, "Strapi has no such content type, so its entries are not sent")
      await given.cache.set(missing, true, missingFor)
    } else if (error.isRejected)
      given.log.error({ entry: id, error: error.message }, "Strapi rejected an entry")
    // Also when the entry is deleted while it is written: the next attempt creates it again.
    else throw error
  }
}

async function writeEntry(given: Pushing, state: EntryState): Promise<void> {
  const { db, settings } = given
  const { id, kind } = state
  const [row] = await listRows(given, kind, { id })
  if (!row) return
  const ids = kind === "product" ? relatedTo(row).map((each) => each.id) : []
  const values = valuesOf(kind, row, await documentIdsOf(db, ids))
  const existing = await findEntry(settings, state)
  const written = { values, existing, state, excluded: settings.excludedFields[kind] ?? [] }
  const { documentId, isPublished } = await send(settings, written)
  await saveSent(db, id, { documentId, isPublished, productId: values.productId, synced: sourcesOf(written) })
}

/** The draft of an entry, also if it was deleted and made again. */
async function findEntry(settings: Settings, state: EntryState): Promise<Document | undefined> {
  const { kind, id, document_id: documentId } = state
  const known = documentId ? await retrieve(settings, kind, documentId, "draft") : undefined
  return known ?? findByStoreId(settings, kind, id)
}

interface Written {
  readonly values: EntryValues
  readonly existing: Document | undefined
  readonly state: EntryState
  readonly excluded: readonly string[]
}

async function send(settings: Settings, written: Written) {
  const { values, existing, state } = written
  const data = changesOf(written)
  const isDue = settings.publishesNewEntries && values.isPublic && !state.was_published
  if (!existing) {
    const status = isDue ? "published" : "draft"
    const { documentId } = await create(settings, state.kind, { data, status })
    return { documentId, isPublished: isDue }
  }
  const { documentId } = existing
  if (Object.keys(data).length === 0 && !isDue) return { documentId, isPublished: false }
  const published = await retrieve(settings, state.kind, documentId, "published")
  // Never with changes of editors that are drafts.
  const publishes = published ? statusOf(existing, published) === "published" : isDue
  if (Object.keys(data).length > 0 || publishes)
    await update(settings, state.kind, documentId, { data, status: publishes ? "published" : "draft" })
  return { documentId, isPublished: published !== undefined || publishes }
}

/** The attributes that differ. Those that an editor changed and the store did not are left out. */
function changesOf(written: Written): Record<string, unknown> {
  const { existing, values } = written
  const changed = Object.entries(values.fields).filter(
    ([name, { value }]) =>
      !isLeftOut(written, name) && !(existing && isDeepStrictEqual(current(existing, name), plain(value))),
  )
  return Object.fromEntries(
    changed.map(([name, { value }]) => [name, relations.includes(name) ? relationTo(value) : plain(value)]),
  )
}

/** Relations in the long form: Strapi takes a text that begins with a digit for an ID in its database. */
const relationTo = (ids: unknown) => ({ set: (ids as string[]).map((documentId) => ({ documentId })) })

/** The value of an attribute in the form in which it is compared. */
function current(existing: Document, name: string): unknown {
  const value = existing[name] ?? null
  if (!relations.includes(name)) return value === "" ? null : value
  return (Array.isArray(value) ? rows(value) : value ? [value as Row] : []).map((each) => each["documentId"])
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

/** Whether an attribute stays as it is in Strapi. */
function isLeftOut({ existing, state, values, excluded }: Written, name: string): boolean {
  if (excluded.includes(name)) return true
  const { value, isEditable } = values.fields[name]!
  return existing !== undefined && isEditable === true && name in state.synced && state.synced[name] === value
}

/** What both sides have in common afterwards, of the attributes that editors can change. */
function sourcesOf(written: Written): Synced {
  const fields = Object.entries(written.values.fields)
  return Object.fromEntries(
    fields.flatMap(([name, { value, isEditable }]) =>
      isEditable && !isLeftOut(written, name) ? [[name, value]] : [],
    ),
  )
}

/** Deletes the entry of something that was deleted, and with a product those of its deleted variants. */
async function deleteEntry(given: Pushing, kind: Kind, id: string): Promise<void> {
  const { db, settings } = given
  await withLease(db, { id, kind }, async (state) => {
    try {
      const existing = await findEntry(settings, state)
      if (existing) await remove(settings, kind, existing.documentId)
    } catch (error) {
      // Without the content type there is nothing to delete.
      if (!(error instanceof MissingContentType)) throw error
    }
    await forgetState(db, id)
  })
  if (kind !== "product") return
  for (const each of await variantIdsOf(db, id)) {
    const [left] = await listRows(given, "variant", { id: each })
    if (!left) await deleteEntry(given, "variant", each)
  }
}
