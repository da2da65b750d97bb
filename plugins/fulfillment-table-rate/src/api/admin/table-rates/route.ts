import { endpoint, type Endpoint } from "@stheno/core"
import { tableBody } from "../../../table-body.ts"
import { listTables, saveTable } from "../../../tables.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "List the tables of shipping prices.",
  tag: "Table rates",
  handler: async (_, { db }) => ({ table_rates: await listTables(db) }),
})

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Create a table of shipping prices.",
  tag: "Table rates",
  body: tableBody,
  handler: async ({ body }, { db }) => ({ table_rate: await saveTable(db, body) }),
})
