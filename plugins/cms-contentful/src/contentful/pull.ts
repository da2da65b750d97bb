import { CommerceError, type Log, type Shop } from "@stheno/core"
import type { Kind, Settings } from "../options.ts"
import { entriesById, type Connection, type Entry } from "./connection.ts"
import { fieldNameOf, kindOfContentType } from "./content-types.ts"
import { listRows, type Row } from "./entry-values.ts"
import { lockSynced, saveAsset, saveSynced, urlOfAsset } from "./sync-state.ts"

/** What taking over from Contentful needs. */
export interface Pulling extends Pick<Shop, "transaction"> {
  readonly db: Shop["db"]
  readonly log: Log
  readonly connection: Connection
  readonly settings: Settings
}

/** The fields that editors can change, by kind. A field that must not be empty stays when an editor empties it. */
const editable: Readonly<Partial<Record<Kind, Readonly<Record<string, { readonly isRequired: boolean }>>>>> =
  {
    product: {
      title: { isRequired: true },
      subtitle: { isRequired: false },
      description: { isRequired: false },
      handle: { isRequired: true },
      thumbnail: { isRequired: false },
    },
    variant: { title: { isRequired: true } },
    collection: { title: { isRequired: true } },
    region: { name: { isRequired: true } },
  }

/**
 * Takes over what editors changed in an entry and published. A field counts as changed when it differs from what both
 * sides had in common last: a webhook about a change of the store itself changes nothing.
 * @throws ContentfulError when Contentful cannot be reached; values that the store rejects are logged
 */
export async function pull(given: Pulling, id: string): Promise<void> {
  const { items } = await given.connection.run((client) =>
    client.entry.getPublished<Entry["fields"]>({ query: { "sys.id": id } }),
  )
  const [entry] = items
  const kind = entry && kindOfContentType(entry.sys.contentType.sys.id)
  const names = kind && editable[kind]
  if (!entry || !kind || !names) return
  const values = await valuesOf(given, kind, entry, names)
  try {
    await given.transaction((shop) => apply(shop, kind, id, values))
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    given.log.error({ entry: id, error: error.message }, "The store rejected a change in Contentful")
  }
}

type Values = Readonly<Record<string, string | null>>

async function valuesOf(
  given: Pulling,
  kind: Kind,
  { fields }: Entry,
  names: Readonly<Record<string, { readonly isRequired: boolean }>>,
): Promise<Values> {
  const values: Record<string, string | null> = {}
  for (const [name, { isRequired }] of Object.entries(names)) {
    const localized = fields[fieldNameOf(given.settings, kind, name)]
    const found = localized?.[given.settings.locale]
    const value = name === "thumbnail" ? await imageOf(given, found) : found
    if (typeof value === "string" && value !== "") values[name] = value
    else if (!isRequired && found === undefined) values[name] = null
  }
  return values
}

/** The address of an asset, which is that of the store for an image that came from there. */
async function imageOf({ db, connection, settings }: Pulling, link: unknown): Promise<string | undefined> {
  const assetId = (link as { sys?: { id?: string } } | undefined)?.sys?.id
  if (!assetId) return undefined
  const known = await urlOfAsset(db, assetId)
  if (known) return known
  const asset = await connection.find((client) => client.asset.get({ assetId }))
  const address = asset?.fields.file?.[settings.locale]?.url
  if (!address) return undefined
  const url = new URL(address, "https://images.ctfassets.net").href
  await saveAsset(db, url, assetId)
  return url
}

async function apply(shop: Shop, kind: Kind, id: string, values: Values): Promise<void> {
  const synced = await lockSynced(shop.db, id)
  const [row] = await listRows(shop, kind, { id })
  if (!row) return
  // An empty field is an editor's only if it was not empty before: Contentful may not have the field at all.
  const edited = Object.entries(values).filter(([name, value]) =>
    value === null ? typeof synced[name] === "string" : synced[name] !== value,
  )
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
  else await services.regionService.update(id, changes)
}

/** The state of an entry for the dashboard. */
export async function statusOf(
  connection: Connection,
  id: string,
): Promise<"missing" | "draft" | "changed" | "published" | "archived"> {
  const entry = (await entriesById(connection, [id])).get(id)
  if (!entry) return "missing"
  const { archivedVersion, publishedVersion, version } = entry.sys
  if (archivedVersion) return "archived"
  if (publishedVersion === undefined) return "draft"
  return version > publishedVersion + 1 ? "changed" : "published"
}
