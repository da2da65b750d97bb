import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"

/**
 * Creates a subscriber that removes the name or email address of a deleted customer from the reports of imports, which
 * show the ID at the source instead.
 * @param name the name of the source, which begins the names of the tables
 * @since 0.3
 */
export function eraseDeletedCustomers(name: string): SubscriberDefinition {
  const [problems, records] = [sql.table(`${name}_problem`), sql.table(`${name}_record`)]
  return subscriber({
    event: "customer.deleted",
    handler: async ({ data, db }) => {
      await sql`update ${problems} p set name = p.source_id from ${records} r
        where p.kind = 'customers' and r.kind = 'customer' and r.source_id = p.source_id
          and r.target_id = ${data.id}`.execute(db)
    },
  })
}
