import type { Engine, Log } from "@stheno/core"
import { createHash } from "node:crypto"
import { CompiledQuery, sql } from "kysely"
import type PgBoss from "pg-boss"
import type { EnqueueOptions, Job, JobData } from "./job.ts"

type Db = Engine["db"]

/** An attempt that this process has taken on. */
export interface Claim {
  readonly id: string
  readonly name: string
  readonly data: JobData
  /** 1 for the first */
  readonly attempt: number
}

/** The jobs in the database, in a separate schema. */
export interface JobStore {
  enqueue(job: Job, data: JobData, options?: EnqueueOptions): Promise<string | undefined>
  /** names of the jobs that have work now */
  due(names: readonly string[]): Promise<string[]>
  claim(name: string): Promise<Claim | undefined>
  /** @returns the claims that are still this process's */
  renew(claims: readonly Claim[]): Promise<ReadonlySet<string>>
  /** @returns false when the claim is another's by now */
  complete(claim: Claim, db?: Db): Promise<boolean>
  fail(claim: Claim, error: Error): Promise<void>
  close(): Promise<void>
}

/** How the store is opened. */
export interface JobStoreOptions {
  readonly db: Db
  /** connection URL of the same database */
  readonly url: string
  readonly jobs: readonly Job[]
  readonly log: Log
  /** seconds after its last sign of life that a worker's job is another's */
  readonly lease: number
  /** releases jobs whose worker is gone, and deletes old ones */
  readonly isWorker: boolean
}

const days = 24 * 3600

/**
 * Opens the jobs of a database, making their schema `pgboss` and what is missing in it.
 * @since 0.1
 */
export async function openJobStore(options: JobStoreOptions): Promise<JobStore> {
  // Loaded here: no start waits for it.
  const { default: Boss } = await import("pg-boss")
  const boss = new Boss({
    connectionString: options.url,
    max: 2,
    application_name: "stheno jobs",
    schedule: false,
    supervise: options.isWorker,
    maintenanceIntervalSeconds: Math.max(1, Math.round(options.lease / 3)),
    archiveFailedAfterSeconds: 90 * days,
  })
  boss.on("error", (error) =>
    options.log.warn({ error: String(error) }, "Maintenance of the job queue failed"),
  )
  await boss.start()
  for (const job of options.jobs) await declareQueue(boss, job, options.lease)
  return storeOver(boss, options)
}

/** A kept queue takes on what the job says now. */
async function declareQueue(boss: PgBoss, job: Job, lease: number): Promise<void> {
  const settings = {
    name: job.name,
    retryLimit: job.retries ?? 8,
    retryDelay: job.firstPause ?? 30,
    retryBackoff: true,
    expireInSeconds: lease,
  }
  await boss.createQueue(job.name, settings)
  await boss.updateQueue(job.name, settings)
}

function storeOver(boss: PgBoss, { db, lease }: JobStoreOptions): JobStore {
  return {
    async enqueue({ name }, data, { db: transaction, delay, key } = {}) {
      const id = await boss.send(name, data, {
        ...(key !== undefined && { id: idFor(name, key) }),
        ...(delay !== undefined && { startAfter: delay }),
        ...(transaction && { db: executorOf(transaction) }),
      })
      return id ?? undefined
    },
    due: async (names) => {
      const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job
        where name = any(${names}) and state < 'active' and start_after < now()`.execute(db)
      return rows.map(({ name }) => name)
    },
    claim: async (name) => {
      const [job] = await boss.fetch<JobData>(name, { includeMetadata: true })
      return job && { id: job.id, name, data: job.data ?? {}, attempt: job.retryCount + 1 }
    },
    renew: async (claims) => {
      const { rows } = await sql<{ id: string }>`
        update pgboss.job j set expire_in = now() - started_on + make_interval(secs => ${lease})
        from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as mine (id uuid, name text, attempt int)
        where j.name = mine.name and j.id = mine.id and j.state = 'active' and j.retry_count = mine.attempt - 1
        returning j.id`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },
    complete: async ({ name, id, attempt }, transaction = db) => {
      const { rows } = await sql`update pgboss.job set state = 'completed', completed_on = now()
        where name = ${name} and id = ${id} and state = 'active' and retry_count = ${attempt - 1}
        returning 1`.execute(transaction)
      return rows.length > 0
    },
    fail: async ({ name, id }, error) => {
      await boss.fail(name, id, { message: error.message, stack: error.stack })
    },
    close: () => {
      // The database may end while its connections are still saying good-bye.
      boss.removeAllListeners("error").on("error", () => undefined)
      return boss.stop({ graceful: false })
    },
  }
}

/** Lets pg-boss work within an existing transaction. */
function executorOf(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows: [...rows] }
    },
  }
}

/** The same UUID for the same key. */
function idFor(name: string, key: string): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([name, key]))
    .digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
