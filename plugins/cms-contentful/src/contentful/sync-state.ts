import { sql, type Shop } from "@stheno/core"

/** The values of an entry that the store and Contentful had in common last, by the names of the store's fields. */
export type Synced = Readonly<Record<string, unknown>>

/** What the database knows about an entry. */
export interface EntryState {
  readonly synced: Synced
  /** whether the plugin changed the entry and has not published it yet */
  readonly is_publishing: boolean
}

type Db = Shop["db"]

/** Reads the states of entries. */
export async function statesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, EntryState>> {
  const { rows } = await sql<EntryState & { id: string }>`
    select id, synced, is_publishing from contentful_entry where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}

/** Reads what was in common, and locks it until the transaction ends. */
export async function lockSynced(db: Db, id: string): Promise<Synced> {
  await sql`insert into contentful_entry (id) values (${id}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ synced: Synced }>`
    select synced from contentful_entry where id = ${id} for update`.execute(db)
  return rows[0]?.synced ?? {}
}

/** Stores values that both sides have in common now, beside those of other fields. */
export async function saveSynced(db: Db, id: string, synced: Synced): Promise<void> {
  await sql`insert into contentful_entry as e (id, synced) values (${id}, ${JSON.stringify(synced)}::jsonb)
    on conflict (id) do update set synced = e.synced || excluded.synced, updated_at = now()`.execute(db)
}

/**
 * Stores values that both sides have in common after the entry was sent, and that it is published as intended. If
 * another process has sent a later version, nothing changes.
 */
export async function saveSent(db: Db, id: string, version: number, synced: Synced): Promise<void> {
  await sql`insert into contentful_entry as e (id, synced, version)
    values (${id}, ${JSON.stringify(synced)}::jsonb, ${version})
    on conflict (id) do update set synced = e.synced || excluded.synced, version = excluded.version,
      is_publishing = false, updated_at = now()
    where e.version <= excluded.version`.execute(db)
}

/** Notes that an entry has to be published after it was changed, in case that the process ends in between. */
export async function notePublishing(db: Db, id: string): Promise<void> {
  await sql`insert into contentful_entry (id, is_publishing) values (${id}, true)
    on conflict (id) do update set is_publishing = true, updated_at = now()`.execute(db)
}

/** Forgets an entry that is archived. */
export async function forgetState(db: Db, id: string): Promise<void> {
  await sql`delete from contentful_entry where id = ${id}`.execute(db)
}

/** Finds the assets of images. */
export async function assetIdsOf(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ url: string; asset_id: string }>`
    select url, asset_id from contentful_asset where url = any(${urls})`.execute(db)
  return new Map(rows.map(({ url, asset_id: id }) => [url, id]))
}

/** Stores which asset an image is. */
export async function saveAsset(db: Db, url: string, assetId: string): Promise<void> {
  await sql`insert into contentful_asset (url, asset_id) values (${url}, ${assetId})
    on conflict (url) do update set asset_id = excluded.asset_id`.execute(db)
}

/** Finds the image that was uploaded as an asset. */
export async function urlOfAsset(db: Db, assetId: string): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    select url from contentful_asset where asset_id = ${assetId} order by created_at limit 1`.execute(db)
  return rows[0]?.url
}
