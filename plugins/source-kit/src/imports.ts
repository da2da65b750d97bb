import { CommerceError, newId, sql, type Shop } from "@stheno/core"
import { recordKinds, type RecordKind } from "./records.ts"
import { findStockLocation } from "./write-stock.ts"

/** How many records of a kind an import has processed. */
export interface KindCounts {
  readonly created: number
  readonly updated: number
  /** records that could not be imported */
  readonly failed: number
}

/** The status of an import. */
export type ImportStatus = "running" | "completed" | "failed" | "canceled"

/** An import with its progress. */
export interface Import {
  readonly id: string
  readonly status: ImportStatus
  readonly kinds: readonly RecordKind[]
  readonly is_dry_run: boolean
  /** the kind that is imported now */
  readonly kind: RecordKind
  /** where the next page begins; null at the beginning of a kind */
  readonly cursor: string | null
  /** the number of the next page; resuming an import adds one */
  readonly step: number
  readonly counts: Readonly<Partial<Record<RecordKind, KindCounts>>>
  /** why the import failed */
  readonly error: string | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly completed_at: Date | null
}

/** What an import starts with. */
export interface NewImport {
  /** all kinds of the source by default */
  readonly kinds?: readonly RecordKind[] | undefined
  readonly dry_run?: boolean | undefined
}

/** Starts, resumes and cancels imports. */
export interface ImportService {
  /** @throws not_allowed while another import is running, or without a stock location for the units of products */
  start(input?: NewImport): Promise<Import>
  /** @throws not_found */
  retrieve(id: string): Promise<Import>
  /** Lists the latest imports. */
  list(): Promise<readonly Import[]>
  /** Continues a failed or canceled import after its last page. @throws not_found, not_allowed */
  resume(id: string): Promise<Import>
  /** Stops an import after the current page. @throws not_found, not_allowed */
  cancel(id: string): Promise<Import>
  /** @returns the report as CSV, with one line per problem. @throws not_found */
  report(id: string): Promise<string>
}

/** The names that belong to a source. */
export interface ImportNames {
  /** the name of the source, such as `shopify` */
  readonly name: string
  readonly kinds: readonly RecordKind[]
  /** where the imported units are; by default the only stock location of the store */
  readonly stockLocationId?: string | undefined
}

/** The table of the imports of a source. */
export const importTable = (name: string) => sql.table(`${name}_import`)

/** The name of the job that imports pages. */
export const jobName = (name: string) => `${name}-import`

/**
 * Creates the service of a source.
 * @since 0.1
 */
export function createImportService(shop: Shop, names: ImportNames): ImportService {
  return {
    start: (input = {}) => start(shop, names, input),
    retrieve: (id) => retrieve(shop, names, id),
    list: async () => {
      const { rows } = await sql<Import>`select * from ${importTable(names.name)}
        order by created_at desc, id desc limit 100`.execute(shop.db)
      return rows
    },
    resume: (id) => resume(shop, names, id),
    cancel: (id) => cancel(shop, names, id),
    report: (id) => report(shop, names, id),
  }
}

/** Enqueues the job that continues an import. */
export async function enqueuePage(
  { jobs }: Pick<Shop, "jobs">,
  { name }: Pick<ImportNames, "name">,
  { id, step }: Pick<Import, "id" | "step">,
): Promise<void> {
  await jobs.enqueue(jobName(name), { import_id: id, step }, { key: `${id} ${step}` })
}

async function start(shop: Shop, names: ImportNames, input: NewImport): Promise<Import> {
  const wanted = input.kinds ?? names.kinds
  const kinds = recordKinds.filter((kind) => names.kinds.includes(kind) && wanted.includes(kind))
  if (kinds.length === 0)
    throw new CommerceError("invalid_data", `kinds must contain ${names.kinds.join(", ")}`)
  if (kinds.includes("products")) await findStockLocation(shop.db, names.stockLocationId)
  return shop.transaction(async (inner) => {
    const { rows } = await sql<Import>`
      insert into ${importTable(names.name)} (id, status, kinds, is_dry_run, kind)
      values (${newId("imp")}, 'running', ${JSON.stringify(kinds)}::jsonb, ${input.dry_run ?? false}, ${kinds[0]!})
      on conflict ((true)) where status = 'running' do nothing returning *`.execute(inner.db)
    if (!rows[0]) throw alreadyRunning(names)
    await enqueuePage(inner, names, rows[0])
    return rows[0]
  })
}

const alreadyRunning = ({ name }: ImportNames) =>
  new CommerceError("not_allowed", `An import from ${name} is running. Wait until it ends, or cancel it.`)

async function retrieve({ db }: Pick<Shop, "db">, { name }: ImportNames, id: string): Promise<Import> {
  const { rows } = await sql<Import>`select * from ${importTable(name)} where id = ${id}`.execute(db)
  if (!rows[0]) throw new CommerceError("not_found", `Import with id: ${id} was not found`)
  return rows[0]
}

async function resume(shop: Shop, names: ImportNames, id: string): Promise<Import> {
  try {
    return await resumeOnly(shop, names, id)
  } catch (error) {
    // Another import began at the same moment; the index of running imports lets one of them through.
    if ((error as { code?: unknown } | null)?.code === "23505") throw alreadyRunning(names)
    throw error
  }
}

async function resumeOnly(shop: Shop, names: ImportNames, id: string): Promise<Import> {
  return shop.transaction(async (inner) => {
    const { status } = await retrieve(inner, names, id)
    if (status === "completed" || status === "running")
      throw new CommerceError(
        "not_allowed",
        `Import ${id} is ${status}. Only failed and canceled imports can resume.`,
      )
    const table = importTable(names.name)
    const { rows } = await sql<Import>`update ${table}
      set status = 'running', error = null, step = step + 1, updated_at = now()
      where id = ${id} and status = ${status} and not exists (select from ${table} where status = 'running')
      returning *`.execute(inner.db)
    if (!rows[0]) throw alreadyRunning(names)
    await enqueuePage(inner, names, rows[0])
    return rows[0]
  })
}

async function cancel(shop: Shop, names: ImportNames, id: string): Promise<Import> {
  const { rows } = await sql<Import>`update ${importTable(names.name)}
    set status = 'canceled', updated_at = now() where id = ${id} and status = 'running' returning *`.execute(
    shop.db,
  )
  if (rows[0]) return rows[0]
  const { status } = await retrieve(shop, names, id)
  throw new CommerceError("not_allowed", `Import ${id} is ${status}. Only a running import can be canceled.`)
}

interface ProblemRow {
  readonly kind: string
  readonly source_id: string
  readonly name: string
  readonly is_taken: boolean
  readonly reason: string
}

async function report(shop: Shop, names: ImportNames, id: string): Promise<string> {
  await retrieve(shop, names, id)
  const { rows } = await sql<ProblemRow>`select kind, source_id, name, is_taken, reason
    from ${sql.table(`${names.name}_problem`)} where import_id = ${id} order by id`.execute(shop.db)
  const lines = rows.map((row) =>
    [row.kind, row.source_id, row.name, row.is_taken ? "in part" : "no", row.reason].map(cell).join(","),
  )
  return [`kind,id,name,imported,reason`, ...lines, ""].join("\r\n")
}

/** A quoted cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
