import { partition } from "es-toolkit/array/partition"
import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { claimErrors } from "./errors.ts"
import type { ClaimReason, WantedClaim } from "./rules.ts"

/** An item that is claimed, with what was wrong. */
export interface NewClaimItem extends WantedClaim {
  readonly note?: string | null | undefined
  readonly tags?: readonly string[] | null | undefined
  readonly images?: readonly string[] | null | undefined
}

/**
 * Stores the items of a claim with their pictures and words.
 * @emits claim_item.created for each
 * @since 0.1
 */
export async function insertClaimItems(
  { db }: Pick<Context, "db">,
  claimId: string,
  claimed: readonly { readonly line: { readonly variant_id: string }; readonly wanted: NewClaimItem }[],
): Promise<void> {
  const ids: string[] = []
  for (const { line, wanted } of claimed) {
    const id = newId("citm")
    await db
      .insertInto("claim_item")
      .values({
        id,
        claim_order_id: claimId,
        item_id: wanted.item_id,
        variant_id: line.variant_id,
        quantity: wanted.quantity,
        // The caller has refused items without a reason.
        reason: wanted.reason!,
        note: wanted.note ?? null,
      })
      .execute()
    await insertImages(db, id, wanted.images ?? [])
    await setTags(db, id, wanted.tags ?? [])
    ids.push(id)
  }
  await emitAll(
    { db },
    "claim_item.created",
    ids.map((id) => ({ id })),
  )
}

/** A change of a claimed item. Pictures and words that are not named go. */
export interface ClaimItemChange {
  readonly id: string
  readonly note?: string | null | undefined
  readonly reason?: ClaimReason | null | undefined
  readonly images: readonly {
    readonly id?: string | null | undefined
    readonly url?: string | null | undefined
  }[]
  readonly tags: readonly {
    readonly id?: string | null | undefined
    readonly value?: string | null | undefined
  }[]
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes items of a locked claim.
 * @param items the items of the claim
 * @throws claims.item_not_found, database.value_missing
 * @emits claim_item.updated for each
 * @since 0.1
 */
export async function updateClaimItems(
  { db }: Pick<Context, "db">,
  items: readonly Columns<"ClaimItem">[],
  changes: readonly ClaimItemChange[],
): Promise<void> {
  for (const change of changes) {
    const item = items.find(({ id }) => id === change.id)
    if (!item) throw claimErrors.item_not_found(change.id)
    const metadata = change.metadata ? mergeMetadata(item.metadata, change.metadata) : undefined
    await db
      .updateTable("claim_item")
      .set({
        ...(change.note != null ? { note: change.note } : {}),
        ...(change.reason != null ? { reason: change.reason } : {}),
        ...(metadata ? { metadata: JSON.stringify(metadata) } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", change.id)
      .execute()
    await changeImages(db, change)
    await changeTags(db, change)
  }
  await emitAll(
    { db },
    "claim_item.updated",
    changes.map(({ id }) => ({ id })),
  )
}

/** Images with the ID of one of the item's images stay, with another URL if there is one. The others are new, as in v1. */
async function changeImages(db: Executor, { id, images }: ClaimItemChange): Promise<void> {
  const stored = await db
    .selectFrom("claim_image")
    .select("id")
    .where("claim_item_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  const ids = new Set(stored.map((image) => image.id))
  const [kept, added] = partition(images, (image) => image.id != null && ids.has(image.id))
  const keptIds = kept.flatMap((image) => image.id ?? [])
  await sql`update claim_image set deleted_at = now(), updated_at = now()
    where claim_item_id = ${id} and deleted_at is null and id <> all(${keptIds})`.execute(db)
  for (const { id: imageId, url } of kept)
    if (imageId && url)
      await db
        .updateTable("claim_image")
        .set({ url, updated_at: sql<Date>`now()` })
        .where("id", "=", imageId)
        .execute()
  const urls = added.map(({ url = null }) => requiredColumns("claim_image", { url }).url)
  await insertImages(db, id, urls)
}

/** Tags are found by their ID, whether the item has them or not; those without a known ID by their text, as in v1. */
async function changeTags(db: Executor, { id, tags }: ClaimItemChange): Promise<void> {
  const named = tags.flatMap((tag) => tag.id ?? [])
  const { rows } = await sql<{ id: string }>`select id from claim_tag
    where id = any(${named}) and deleted_at is null`.execute(db)
  const known = rows.map((tag) => tag.id)
  const others = tags.filter((tag) => !tag.id || !known.includes(tag.id))
  const words = others.map(({ value = null }) => requiredColumns("claim_tag", { value }).value)
  await sql`delete from claim_item_tags where item_id = ${id} and tag_id <> all(${known})`.execute(db)
  await linkTags(db, id, known)
  await setTags(db, id, words)
}

async function insertImages(db: Executor, claim_item_id: string, urls: readonly string[]): Promise<void> {
  const rows = urls.map((url) => ({ id: newId("cimg"), claim_item_id, url }))
  if (rows.length > 0) await db.insertInto("claim_image").values(rows).execute()
}

/** Words are kept in lower case, each once. */
async function setTags(db: Executor, itemId: string, words: readonly string[]): Promise<void> {
  const values = [...new Set(words.map((word) => word.trim().toLowerCase()))].filter((word) => word !== "")
  if (values.length === 0) return
  const { rows: known } = await sql<{ id: string; value: string }>`select distinct on (value) id, value
    from claim_tag where value = any(${values}) and deleted_at is null order by value, created_at, id`.execute(
    db,
  )
  const missing = values.filter((value) => !known.some((tag) => tag.value === value))
  const made = missing.map((value) => ({ id: newId("ctag"), value }))
  if (made.length > 0) await db.insertInto("claim_tag").values(made).execute()
  await linkTags(
    db,
    itemId,
    [...known, ...made].map((tag) => tag.id),
  )
}

async function linkTags(db: Executor, item_id: string, tagIds: readonly string[]): Promise<void> {
  const pairs = tagIds.map((tag_id) => ({ item_id, tag_id }))
  if (pairs.length === 0) return
  await db
    .insertInto("claim_item_tags")
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
