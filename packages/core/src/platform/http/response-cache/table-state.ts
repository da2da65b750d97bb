import { sql } from "kysely"
import type { Executor } from "../../query/fetch.ts"

/** What the tables whose changes are recorded held at one moment. */
export class TableState {
  readonly text: string
  #tokens: Map<string, string> | undefined

  /** @param text names and sums of tokens, as the statement returns them */
  constructor(text: string) {
    this.text = text
  }

  /** Two states with the same version hold the same rows in these tables. */
  versionOf(sources: readonly string[]): string {
    this.#tokens ??= new Map(
      this.text.split("\n").map((line) => {
        const at = line.indexOf(" ")
        return [line.slice(0, at), line.slice(at + 1)]
      }),
    )
    const tokens = this.#tokens
    return sources.map((source) => tokens.get(source) ?? "").join(" ")
  }
}

/**
 * The sum of a table's tokens stands for its rows (see the migration `0008-table-changes`). A token becomes visible
 * with the change that it records, so the statement describes the state of all tables in its snapshot.
 */
const statement = sql<{
  state: string | null
}>`select string_agg(relation || ' ' || total, E'\n' order by relation)
    as state
  from (select relation, sum(token)::text as total from table_change group by relation) as noted`

/** Reads the state of the tables, as the next statements on the same connection see it or find it changed. */
export async function readTableState(db: Executor): Promise<TableState> {
  const { rows } = await statement.execute(db)
  return new TableState(rows[0]?.state ?? "")
}

/** Milliseconds after which a statement is no longer waited for: its connection may be dead. */
const patience = 250

/** One statement tells the state to all requests that asked before it began. */
export class SharedTableState {
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<TableState> | undefined
  #latest: TableState | undefined

  /** the last state that was read, which may be outdated */
  get latest(): TableState | undefined {
    return this.#latest
  }

  /** Returns the state at some moment after this call. */
  ask(db: Executor): Promise<TableState> {
    return (this.#next ??= this.#afterRunning(db))
  }

  async #afterRunning(db: Executor): Promise<TableState> {
    await endOrLate(this.#running)
    this.#next = undefined
    const reading = readTableState(db)
    this.#running = reading.catch(() => undefined)
    const state = await reading
    // The same object stands for the same state: entries that were checked against it need no second look.
    if (this.#latest?.text !== state.text) this.#latest = state
    return this.#latest
  }
}

async function endOrLate(running: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([running, late])
  clearTimeout(timer)
}
