import { endpoint, type Endpoint } from "@stheno/core"
import { tableBody } from "../../../../table-body.ts"
import { removeTable, saveTable } from "../../../../tables.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Replace a table of shipping prices with all its rates.",
  tag: "Table rates",
  body: tableBody,
  handler: async ({ params, body }, { db }) => ({ table_rate: await saveTable(db, body, params["id"]) }),
})

export const DELETE: Endpoint = endpoint({
  access: "admin",
  summary: "Delete a table of shipping prices that no shipping option uses.",
  tag: "Table rates",
  handler: async ({ params }, { db }) => {
    await removeTable(db, params["id"]!)
    return { id: params["id"], object: "table-rate", deleted: true }
  },
})
