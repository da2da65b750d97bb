import { CommerceError, sql, type JobArguments, type Shop } from "@stheno/core"
import { enqueuePage, importTable, type Import, type KindCounts } from "./imports.ts"
import type { Writing } from "./mapping.ts"
import type { Page, PageEntry, RecordKind, Source, SourceRecord } from "./records.ts"
import { NotTaken } from "./records.ts"
import { SourceError } from "./request.ts"
import { writeCustomer } from "./write-customer.ts"
import { writeOrder } from "./write-order.ts"
import { writeProduct } from "./write-product.ts"
import { findStockLocation } from "./write-stock.ts"

/** Attempts to import a page before the import fails. An admin user can resume it. */
export const pageAttempts = 4

/** What a page changed. */
interface Outcome {
  readonly counts: KindCounts
  readonly problems: readonly Problem[]
}

interface Problem {
  readonly source_id: string
  readonly name: string
  readonly is_taken: boolean
  readonly reason: string
}

/** Milliseconds after which a job leaves the next page to another one, so that a server can stop in between. */
const budget = 5_000

/**
 * Continues an import for some seconds. Each page is read from the source, and then its records, the report and the
 * progress are written in one transaction. After a crash, the repeated job goes on with the first page that is missing;
 * of two jobs, only one writes a page.
 * @throws an error after which the job is retried
 * @since 0.1
 */
export async function runImport(args: JobArguments, source: Source): Promise<void> {
  const { import_id: id } = args.data as { readonly import_id: string }
  const until = performance.now() + budget
  for (;;) {
    const current = await readRunning(args, source, id)
    if (!current) return
    if (performance.now() > until) return enqueuePage(args, source, current)
    if (!(await runPage(args, source, current))) return
  }
}

async function readRunning({ db }: Shop, { name }: Source, id: string): Promise<Import | undefined> {
  const { rows } = await sql<Import>`select * from ${importTable(name)}
    where id = ${id} and status = 'running'`.execute(db)
  return rows[0]
}

/** @returns whether this job has written the page */
async function runPage(args: JobArguments, source: Source, current: Import): Promise<boolean> {
  const { id } = current
  try {
    const page = await source.read(current.kind, current.cursor, args.signal)
    return await writePage(args, source, { current, page })
  } catch (error) {
    const isLast = args.attempt >= pageAttempts || (error instanceof SourceError && error.isFinal)
    if (args.signal.aborted || !isLast) throw error
    args.log.error({ import: id, error: String((error as Error).stack ?? error) }, "An import failed")
    await failImport(args, source, { current, error })
    return false
  }
}

async function failImport(
  { db }: Shop,
  { name }: Source,
  { current, error }: { readonly current: Import; readonly error: unknown },
): Promise<void> {
  const message = error instanceof SourceError ? error.message : "An unexpected error occurred. See the log."
  await sql`update ${importTable(name)} set status = 'failed', error = ${message}, updated_at = now()
    where id = ${current.id} and step = ${current.step} and status = 'running'`.execute(db)
}

/** Rolls a dry run back. */
class DryRun extends Error {
  constructor(readonly outcome: Outcome) {
    super("A dry run")
  }
}

async function writePage(
  shop: JobArguments,
  source: Source,
  { current, page }: { readonly current: Import; readonly page: Page },
): Promise<boolean> {
  const input = { entries: page.entries, signal: shop.signal }
  const rehearsed = current.is_dry_run ? await rehearse(shop, source, input) : undefined
  return shop.transaction(async (inner) => {
    if (!(await holdImport(inner, source, current))) return false
    const outcome = rehearsed ?? (await writeEntries(inner, source, input))
    await saveProgress(inner, source, { current, page, outcome })
    return true
  })
}

interface EntriesInput {
  readonly entries: readonly PageEntry[]
  readonly signal: AbortSignal
}

/** Writes records as an import does, and rolls everything back. */
async function rehearse(shop: Shop, source: Source, input: EntriesInput): Promise<Outcome> {
  try {
    return await shop.transaction(async (inner) => {
      throw new DryRun(await writeEntries(inner, source, input))
    })
  } catch (error) {
    if (error instanceof DryRun) return error.outcome
    throw error
  }
}

/** Locks the import. @returns false if it was canceled, or if another process has written the page */
async function holdImport({ db }: Shop, { name }: Source, { id, step }: Import): Promise<boolean> {
  const { rows } = await sql`select from ${importTable(name)}
    where id = ${id} and step = ${step} and status = 'running' for update`.execute(db)
  return rows.length > 0
}

async function writeEntries(shop: Shop, source: Source, { entries, signal }: EntriesInput): Promise<Outcome> {
  const counts = { created: 0, updated: 0, failed: 0 }
  const problems: Problem[] = []
  const isStocked = entries.some(({ record }) => record?.kind === "products")
  const stockLocationId = isStocked ? await findStockLocation(shop.db, source.stockLocationId) : ""
  for (const { id, name, record, reason } of entries) {
    signal.throwIfAborted()
    const about = { source_id: id, name }
    const notes: string[] = []
    const writing = {
      shop,
      source: source.name,
      stockLocationId,
      note: (text: string) => void notes.push(text),
    }
    const result = record ? await writeRecord(writing, record) : { reason: reason ?? "The record is empty" }
    if ("reason" in result) {
      counts.failed++
      problems.push({ ...about, is_taken: false, reason: result.reason })
      continue
    }
    counts[result.isNew ? "created" : "updated"]++
    if (notes.length > 0) problems.push({ ...about, is_taken: true, reason: notes.join("; ") })
  }
  return { counts, problems }
}

/** Writes one record, or nothing of it. */
async function writeRecord(
  writing: Writing,
  record: SourceRecord,
): Promise<{ readonly isNew: boolean } | { readonly reason: string }> {
  const { db } = writing.shop
  await sql`savepoint source_record`.execute(db)
  try {
    const isNew = await writeValue(writing, record)
    await sql`release savepoint source_record`.execute(db)
    return { isNew }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    await sql`rollback to savepoint source_record`.execute(db)
    return { reason }
  }
}

/** @returns whether the record is new */
function writeValue(writing: Writing, record: SourceRecord): Promise<boolean> {
  if (record.kind === "products") return writeProduct(writing, record.value)
  if (record.kind === "customers") return writeCustomer(writing, record.value)
  return writeOrder(writing, record.value)
}

/** @returns undefined for an error that is not about the record, such as a broken connection */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof CommerceError || error instanceof NotTaken) return error.message
  const {
    code = "",
    detail,
    message,
    table,
  } = error as {
    code?: unknown
    detail?: string
    message?: string
    table?: string
  }
  // The detail contains the email address, which would stay in the report after the deletion of the customer.
  if (code === "23505" && table === "customer") return "Another customer of the store has the email address"
  // Invalid values, and values that break a constraint. Details of other constraints contain the whole row.
  const isPrecise = code === "23503" || code === "23505"
  if (typeof code === "string" && /^2[23]\w{3}$/.test(code)) return (isPrecise && detail) || message
  return undefined
}

async function saveProgress(
  shop: Shop,
  source: Source,
  { current, page, outcome }: { readonly current: Import; readonly page: Page; readonly outcome: Outcome },
): Promise<void> {
  const { id, kind } = current
  await saveProblems(shop, source, { id, kind, problems: outcome.problems })
  const nextKind = page.next === null ? current.kinds[current.kinds.indexOf(kind) + 1] : kind
  const counts = { ...current.counts, [kind]: sum(current.counts[kind], outcome.counts) }
  await sql`update ${importTable(source.name)} set
      counts = ${JSON.stringify(counts)}::jsonb, kind = ${nextKind ?? kind}, cursor = ${page.next},
      step = step + 1, status = ${nextKind ? "running" : "completed"}, updated_at = now(),
      completed_at = ${nextKind ? null : sql`now()`}
    where id = ${id}`.execute(shop.db)
  if (!nextKind)
    await shop.emit(`${source.name}-import.completed`, { id, counts, is_dry_run: current.is_dry_run })
}

function sum(one: KindCounts = { created: 0, updated: 0, failed: 0 }, other: KindCounts): KindCounts {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    failed: one.failed + other.failed,
  }
}

async function saveProblems(
  { db }: Shop,
  { name }: Source,
  {
    id,
    kind,
    problems,
  }: { readonly id: string; readonly kind: RecordKind; readonly problems: readonly Problem[] },
): Promise<void> {
  if (problems.length === 0) return
  await sql`insert into ${sql.table(`${name}_problem`)} (import_id, kind, source_id, name, is_taken, reason)
    select ${id}, ${kind}, source_id, name, is_taken, reason
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb)
      as p (source_id text, name text, is_taken boolean, reason text)`.execute(db)
}
