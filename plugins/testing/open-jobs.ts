import pg from "pg"

/** The number of jobs of a name that have not ended. */
export async function countOpenJobs(databaseUrl: string, name: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pgboss.job where state in ('created', 'active', 'retry') and name like $1",
      [`%${name}%`],
    )
    return rows[0]!.n
  } finally {
    await client.end()
  }
}
