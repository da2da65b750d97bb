import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"

/** A streaming replica of an embedded PostgreSQL. */
export interface StreamingReplica {
  /** connection URL of the database `stheno` */
  readonly url: string
  /** Replays transactions this many milliseconds after they were committed. */
  delay(milliseconds: number): Promise<void>
  /** Stops replaying what is received. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Makes it a server of its own, with a history that leaves the primary's. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/**
 * Copies the files of a running embedded PostgreSQL and starts the copy as its replica. The packages of the embedded
 * server have no `pg_basebackup`, and need none for files that can be read.
 * @param primary.dataDir the data directory that the primary was started with
 * @param primary.url connection URL of the primary
 */
export async function startStreamingReplica(primary: {
  readonly dataDir: string
  readonly url: string
}): Promise<StreamingReplica> {
  const dataDir = createTemporaryDirectory()
  await copyCluster(primary, dataDir)
  const server = await startEmbeddedPostgres({ dataDir })
  const run = (statement: string) => runOnce(server.url, statement)
  return {
    url: server.url,
    async delay(milliseconds) {
      await run(`alter system set recovery_min_apply_delay = '${milliseconds}ms'`)
      await run("select pg_reload_conf()")
    },
    pause: () => run("select pg_wal_replay_pause()"),
    resume: () => run("select pg_wal_replay_resume()"),
    promote: () => run("select pg_promote()"),
    async stop() {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function copyCluster(
  primary: { readonly dataDir: string; readonly url: string },
  dataDir: string,
): Promise<void> {
  const from = path.join(primary.dataDir, "postgres")
  const to = path.join(dataDir, "postgres")
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    copyFiles(from, to)
    const { rows } = await client.query<{ label: string }>(
      "select labelfile as label from pg_backup_stop(false)",
    )
    fs.writeFileSync(path.join(to, "backup_label"), rows[0]!.label)
  } finally {
    await client.end()
  }
  fs.writeFileSync(path.join(to, "standby.signal"), "")
  const place = primary.url.replaceAll("'", "''")
  fs.appendFileSync(path.join(to, "postgresql.auto.conf"), `primary_conninfo = '${place}'\n`)
  fs.copyFileSync(path.join(primary.dataDir, "postgres.password"), path.join(dataDir, "postgres.password"))
  giveTo(to, fs.statSync(from))
}

/** The replica fetches the write-ahead log from the primary. Files that vanish meanwhile are temporary. */
function copyFiles(from: string, to: string): void {
  fs.mkdirSync(to, { mode: 0o700 })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory() && entry.name === "pg_wal")
      fs.mkdirSync(path.join(target, "archive_status"), { recursive: true, mode: 0o700 })
    else if (entry.isDirectory()) copyFiles(source, target)
    else if (entry.isFile() && !/^postmaster\.|^pgsql_tmp|^pg_internal\.init/.test(entry.name))
      fs.copyFileSync(source, target)
  }
}

function giveTo(file: string, owner: { readonly uid: number; readonly gid: number }): void {
  fs.chownSync(file, owner.uid, owner.gid)
  if (!fs.statSync(file).isDirectory()) return
  for (const name of fs.readdirSync(file)) giveTo(path.join(file, name), owner)
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
