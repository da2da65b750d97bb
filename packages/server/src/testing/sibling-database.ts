import pg from "pg"

/**
 * The connection URL of another database of the same server.
 * @since 0.1
 */
export function siblingUrl(url: string, name: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${name}`
  return sibling.href
}

/**
 * Creates a database, a copy of `template` where one is given. Nobody may be connected to the template.
 * @param url any other database of the same server
 * @since 0.1
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const copied = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : ""
  await runOnce(url, `create database ${pg.escapeIdentifier(name)}${copied}`)
}

/**
 * Removes a database, ending the connections to it.
 * @param url any other database of the same server
 * @since 0.1
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await runOnce(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
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
