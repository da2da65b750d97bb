import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"

/**
 * Creates a subscriber that removes the name or email address of a deleted customer from the reports of imports, which
 * show the ID at the source instead.
 * @param name the name of the source, which begins the names of the tables
 * @since 0.1
 */
export function eraseDeletedCustomers(name: string): SubscriberDefinition {
  const [problems, records] = [sql.table(`${name}_problem`), sql.table(`${name}_record`)]
  return subscriber({
    event: "customer.deleted",
    handler: async ({ data, db }) => {
      const { id, email } = data
      await sql`update ${problems} p set name = p.source_id from ${records} r
        where p.kind = 'customers' and r.kind = 'customer' and r.source_id = p.source_id
          and r.target_id = ${id}`.execute(db)
      if (typeof email !== "string") return
      // Customers that could not be imported have no record, and reports of earlier versions have reasons with the address.
      await sql`update ${problems} set name = case when lower(name) = lower(${email}) then source_id else name end,
          reason = replace(reason, ${email}, source_id)
        where lower(name) = lower(${email}) or strpos(reason, ${email}) > 0`.execute(db)
    },
  })
}
