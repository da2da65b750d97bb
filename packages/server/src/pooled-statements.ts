import type { PostgresPoolClient } from "kysely"

/** Settings of PostgreSQL by their names, with values that need no quotes. */
export type Settings = Readonly<Record<string, string>>

/** What a connection through a pooler sets for itself. */
export interface PooledSettings {
  /** settings of PostgreSQL by their names */
  readonly settings: Settings
  /** whether single statements need them too; each then runs in a separate transaction */
  readonly wrapsStatements: boolean
}

/**
 * A connection through a pooler that shares server connections between transactions. A setting of the session would
 * reach other clients there, so settings are part of the message that begins a transaction.
 */
export function withLocalSettings(
  client: PostgresPoolClient,
  { settings, wrapsStatements }: PooledSettings,
): PostgresPoolClient {
  const local = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
  const begin = (statement: string) => [statement, ...local].join("; ")
  let isInTransaction = false
  const run = (text: string, parameters: readonly unknown[] = []) => client.query(text, parameters)
  const wrapped = async (text: string, parameters: readonly unknown[]) => {
    await run(begin("begin"))
    try {
      const result = await run(text, parameters)
      await run("commit")
      return result
    } catch (error) {
      await run("rollback").catch(() => undefined)
      throw error
    }
  }
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (/^\s*(?:begin|start transaction)\b/i.test(text)) {
      const result = await run(begin(text))
      isInTransaction = true
      return result
    }
    if (/^\s*(?:commit|rollback)\s*;?\s*$/i.test(text)) isInTransaction = false
    return isInTransaction || !wrapsStatements || /^\s*(?:commit|rollback)\b/i.test(text)
      ? run(text, parameters)
      : wrapped(text, parameters)
  }
  return {
    // The other form of `query` is for cursors, which nothing here asks for.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => {
      isInTransaction = false
      client.release()
    },
  }
}
