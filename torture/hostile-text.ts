import { bodyWith, operationsOf, pathWith, queryNames } from "./every-operation.ts"
import { openShop, type Shop } from "./shop.ts"
import type { TortureContext, TortureTest } from "./test.ts"
import type { Operation } from "@stheno/core"

const attacks = [
  `'`,
  `"`,
  `'; drop table "order"; --`,
  `" or 1=1 --`,
  `\\`,
  `$1`,
  `%s%n`,
  `1); select pg_sleep(5); --`,
  `id" from "user"; --`,
  `{"$gt":""}`,
  "constructor",
  "__proto__",
  "../../etc/passwd",
  "-1",
  "9999999999999999999999",
  "NaN",
  "é\u0301\u202e🜏",
]

/** S4: text that means something to SQL means nothing to us. */
export const hostileText: TortureTest = {
  id: "S4",
  title: "SQL metacharacters in every parameter, filter, order, body and header",
  async run(context) {
    const shop = await openShop()
    try {
      let calls = 0
      for (const operation of [...operationsOf("store"), ...operationsOf("admin")])
        for (const attack of attacks) calls += await attackWith(shop, operation, attack, context)
      const { rows } = await countTables(shop)
      if (rows < 100) context.breach(`only ${rows} tables are left`)
      context.figure("calls", calls)
    } finally {
      await shop.close()
    }
  },
}

async function attackWith(
  shop: Shop,
  operation: Operation,
  attack: string,
  { breach }: TortureContext,
): Promise<number> {
  const headers =
    operation.area === "admin" ? shop.adminHeaders : { "x-publishable-api-key": encodeURIComponent(attack) }
  const send = async (path: string, body?: unknown) => {
    const answer = await shop.send(operation.method, path, { body, headers })
    if (answer.status >= 500)
      breach(`${operation.method} ${path.slice(0, 120)}: ${answer.status} ${answer.text.slice(0, 120)}`)
  }
  const path = pathWith(operation, attack)
  const names = queryNames(operation)
  for (const name of names) await send(`${path}?${name}=${encodeURIComponent(attack)}`)
  if (operation.method !== "GET") await send(path, bodyWith(operation, attack) ?? {})
  else await send(path)
  return names.length + 1
}

async function countTables(shop: Shop): Promise<{ rows: number }> {
  const tables = await shop.engine.db.introspection.getTables()
  return { rows: tables.length }
}
