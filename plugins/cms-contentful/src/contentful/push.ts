import type { Cache, Log, Shop } from "@stheno/core"
import { isDeepStrictEqual } from "node:util"
import type { Kind, Settings } from "../options.ts"
import { assetsOf, type AssetLink } from "./assets.ts"
import { ContentfulError, entriesById, type Connection, type Entry } from "./connection.ts"
import { contentTypeIds, fieldIdsOf, fieldNameOf } from "./content-types.ts"
import { entriesOf, imagesOf, listRows, type EntryValues, type Row } from "./entry-values.ts"
import {
  forgetState,
  notePublishing,
  saveSent,
  statesOf,
  type EntryState,
  type Synced,
} from "./sync-state.ts"

/** What sending to Contentful needs. */
export interface Pushing extends Pick<Shop, "db" | "services"> {
  readonly cache: Cache
  readonly log: Log
  readonly connection: Connection
  readonly settings: Settings
}

/** How often everything is read again because somebody saved an entry at the same time. */
const attempts = 5

/**
 * Sends something to Contentful as it is now; what was deleted is archived. Nothing is sent that Contentful has
 * already, so it is safe to repeat.
 * @throws ContentfulError when Contentful cannot be reached; entries that it rejects are logged
 */
export async function push(given: Pushing, kind: Kind, id: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pushOnce(given, kind, id)
    } catch (error) {
      if (!(error instanceof ContentfulError) || error.status !== 409 || attempt === attempts) throw error
    }
  }
}

async function pushOnce(given: Pushing, kind: Kind, id: string): Promise<void> {
  const [earlier] = await listRows(given, kind, { id })
  if (!earlier) return archive(given, kind, id)
  const assets = kind === "product" ? await productAssets(given, earlier) : undefined
  const ids = entriesOf(kind, earlier, assets).map((values) => values.id)
  const existing = await entriesById(given.connection, ids)
  // Again, after the entries: Contentful accepts a change of the version that was read only, so of several processes
  // the one with the newest row is the last one to succeed.
  const [row] = await listRows(given, kind, { id })
  if (!row) return archive(given, kind, id)
  const states = await statesOf(given.db, ids)
  for (const values of entriesOf(kind, row, assets)) {
    const fieldIds = await fieldIdsOf(given, values.kind)
    if (!fieldIds) continue
    const known = { existing: existing.get(values.id), state: states.get(values.id) }
    try {
      await writeEntry(given, { values, fieldIds, ...known })
    } catch (error) {
      if (!(error instanceof ContentfulError) || !error.isRejected) throw error
      given.log.error({ entry: values.id, error: error.message }, "Contentful rejected an entry")
    }
  }
}

async function productAssets(given: Pushing, row: Row): Promise<ReadonlyMap<string, AssetLink>> {
  const fields = await fieldIdsOf(given, "product")
  const takes = (name: string) => fields?.has(fieldNameOf(given.settings, "product", name))
  if (!takes("thumbnail") && !takes("images")) return new Map()
  return assetsOf(given, imagesOf(takes("images") ? row : { thumbnail: row["thumbnail"] }))
}

interface Writing {
  readonly values: EntryValues
  readonly existing: Entry | undefined
  readonly state: EntryState | undefined
  readonly fieldIds: ReadonlySet<string>
}

async function writeEntry(given: Pushing, writing: Writing): Promise<void> {
  const { db, connection } = given
  const { values, state } = writing
  const { id: entryId, kind } = values
  const existing = await unarchived(given, writing.existing)
  const wanted = fieldsOf(given.settings, { ...writing, existing })
  const hasChanged = !existing || !isDeepStrictEqual(wanted, existing.fields)
  const publishes = isDue(given.settings, values, existing, state)
  if (publishes && hasChanged) await notePublishing(db, entryId)
  const written = !hasChanged
    ? existing
    : await connection.run<Entry>((client) =>
        existing
          ? client.entry.update({ entryId }, { ...existing, fields: wanted })
          : client.entry.createWithId({ entryId, contentTypeId: contentTypeIds[kind] }, { fields: wanted }),
      )
  const isDone = !publishes || (!hasChanged && isClean(written))
  const { sys } = isDone
    ? written
    : await connection.run((client) => client.entry.publish({ entryId }, written))
  await saveSent(db, entryId, sys.version, sourcesOf(given.settings, { ...writing, existing }))
}

/**
 * What the store and Contentful have in common after the change: null where Contentful got nothing. Fields that an
 * editor may have changed are left out.
 */
function sourcesOf(settings: Settings, writing: Writing): Synced {
  const fields = Object.entries(writing.values.fields).filter(
    ([name, { source }]) =>
      source !== undefined &&
      writing.fieldIds.has(fieldNameOf(settings, writing.values.kind, name)) &&
      !isKept(writing, name, source),
  )
  return Object.fromEntries(
    fields.map(([name, { value, source }]) => [name, value === undefined ? null : source]),
  )
}

/** Whether a field stays as it is in Contentful, because the store did not change it. */
function isKept({ existing, state }: Writing, name: string, source: unknown): boolean {
  if (!existing || source === undefined || !state) return false
  return name in state.synced && state.synced[name] === source
}

async function unarchived({ connection }: Pushing, entry: Entry | undefined): Promise<Entry | undefined> {
  if (!entry?.sys.archivedVersion) return entry
  return connection.run<Entry>((client) => client.entry.unarchive({ entryId: entry.sys.id }))
}

/** Whether the entry is published as it is. */
function isClean({ sys }: Entry): boolean {
  return sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1
}

/** Whether the entry is published after the change: never with changes of editors that are drafts. */
function isDue(
  settings: Settings,
  { isPublic }: EntryValues,
  existing: Entry | undefined,
  state: EntryState | undefined,
): boolean {
  if (state?.is_publishing) return true
  if (existing && isClean(existing)) return true
  const isNew = !existing || (!existing.sys.publishedVersion && !existing.sys.publishedCounter)
  return isNew && isPublic && settings.publishesNewEntries
}

/**
 * Computes the fields of an entry. Other fields and locales stay as they are, and so does what an editor changed
 * and the store did not.
 */
function fieldsOf(settings: Settings, writing: Writing): Entry["fields"] {
  const { values, existing, fieldIds } = writing
  const fields: Record<string, Record<string, unknown>> = structuredClone(existing?.fields ?? {})
  for (const [name, { value, source }] of Object.entries(values.fields)) {
    const field = fieldNameOf(settings, values.kind, name)
    if (!fieldIds.has(field)) continue
    if (isKept(writing, name, source)) continue
    const { [settings.locale]: _, ...others } = fields[field] ?? {}
    const plain = value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
    const next = plain === undefined ? others : { ...others, [settings.locale]: plain }
    if (Object.keys(next).length > 0) fields[field] = next
    else delete fields[field]
  }
  return fields
}

/** Archives the entry of something that was deleted, and with a product those of its deleted variants. */
async function archive(given: Pushing, kind: Kind, entryId: string): Promise<void> {
  const { connection } = given
  const entry = (await entriesById(connection, [entryId])).get(entryId)
  if (entry && !entry.sys.archivedVersion) {
    if (entry.sys.publishedVersion !== undefined)
      await connection.run((client) => client.entry.unpublish({ entryId }))
    await connection.run((client) => client.entry.archive({ entryId }))
  }
  await forgetState(given.db, entryId)
  if (kind !== "product") return
  const field = fieldNameOf(given.settings, "product", "variants")
  const links = entry?.fields[field]?.[given.settings.locale] as { sys: { id: string } }[] | undefined
  for (const { sys } of links ?? []) {
    const [left] = await listRows(given, "variant", { id: sys.id })
    if (!left) await archive(given, "variant", sys.id)
  }
}
