import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { returnReasonErrors } from "./errors.ts"
import { returnReasonSelection } from "./selections.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/** A new return reason. */
export interface NewReturnReason {
  /** a short code; unique */
  readonly value: string
  /** the text customers see */
  readonly label: string
  readonly parent_return_reason_id?: string | null | undefined
  readonly description?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** Properties that are absent stay; metadata is merged key by key. */
export type ReturnReasonChange = Partial<
  Record<"label" | "value" | "description", string | null> & { metadata: Metadata | null }
>

/**
 * The return reasons without parent, oldest first as v1 returns them, each with those below it.
 * @since 0.1
 */
export async function listReturnReasons(db: Executor): Promise<ResponseRow[]> {
  return fetchRows(db, {
    entity: "ReturnReason",
    selection: returnReasonSelection,
    filters: { parent_return_reason_id: null },
    order: "created_at",
  })
}

/**
 * A return reason by id.
 * @throws return-reasons.not_found
 * @since 0.1
 */
export async function retrieveReturnReason(db: Executor, id: string): Promise<ResponseRow> {
  const reason = await fetchById(db, "ReturnReason", id, returnReasonSelection)
  if (!reason) throw returnReasonErrors.not_found(id)
  return reason
}

/**
 * A return reason by id with its metadata, which v1's responses leave out.
 * @throws return-reasons.not_found
 * @since 0.1
 */
export async function retrieveWithMetadata(db: Executor, id: string): Promise<ResponseRow> {
  const reason = await fetchById(db, "ReturnReason", id)
  if (!reason) throw returnReasonErrors.not_found(id)
  return reason
}

/**
 * Adds a return reason.
 * @throws return-reasons.not_found when the parent does not exist
 * @throws return-reasons.nested_twice
 * @throws duplicate_error when another reason has the value
 * @locks the parent against deletion
 * @since 0.1
 */
export async function createReturnReason(
  { db }: Pick<Context, "db">,
  { value, label, parent_return_reason_id, description, metadata }: NewReturnReason,
): Promise<ResponseRow> {
  if (parent_return_reason_id) await holdParent(db, parent_return_reason_id)
  const id = newId("rr")
  await db
    .insertInto("return_reason")
    .values({
      id,
      value,
      label,
      parent_return_reason_id: parent_return_reason_id || null,
      description: description ?? null,
      metadata: metadata ? JSON.stringify(metadata) : null,
    })
    .execute()
  return retrieveReturnReason(db, id)
}

async function holdParent(db: Executor, id: string): Promise<void> {
  const parent = await db
    .selectFrom("return_reason")
    .select("parent_return_reason_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst()
  if (!parent) throw returnReasonErrors.not_found(id)
  if (parent.parent_return_reason_id) throw returnReasonErrors.nested_twice()
}

/**
 * Changes a return reason.
 * @throws return-reasons.not_found
 * @throws duplicate_error when another reason has the value
 * @locks the return reason
 * @since 0.1
 */
export async function updateReturnReason(
  { db }: Pick<Context, "db">,
  id: string,
  { label, value, description, metadata }: ReturnReasonChange,
): Promise<ResponseRow> {
  const current = await db
    .selectFrom("return_reason")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!current) throw returnReasonErrors.not_found(id)
  const merged = metadata ? mergeMetadata(current.metadata, metadata) : undefined
  await db
    .updateTable("return_reason")
    .set({
      ...requiredColumns("return_reason", { label, value }),
      ...(description === undefined ? {} : { description }),
      ...(merged ? { metadata: JSON.stringify(merged) } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  return retrieveReturnReason(db, id)
}

/**
 * Deletes a return reason and those below it.
 * @throws return-reasons.not_found
 * @since 0.1
 */
export async function deleteReturnReason({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update return_reason set deleted_at = now(), updated_at = now()
    where id = ${id} and deleted_at is null returning id`.execute(db)
  if (rows.length === 0) throw returnReasonErrors.not_found(id)
  await sql`update return_reason set deleted_at = now(), updated_at = now()
    where parent_return_reason_id = ${id} and deleted_at is null`.execute(db)
}
