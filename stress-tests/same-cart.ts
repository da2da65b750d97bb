import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { openShop } from "./shop.ts"
import { outOf, type TortureTest } from "./test.ts"

/** R3: an impatient buyer presses the button fifty times. */
export const sameCart: TortureTest = {
  id: "R3",
  title: "the same cart completed by 50 requests at once, 100 times",
  async run({ isOver, breach, figure }) {
    const shop = await openShop()
    try {
      const fixtures = await createFixtures(shop)
      const { variantId } = await fixtures.product([100_000])
      let played = 0
      for (; played < 100 && !isOver(); played++) {
        const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 1 }])
        const answers = await Promise.all(Array.from({ length: 50 }, () => fixtures.complete(cart)))
        const ids = new Set<string | undefined>(answers.map(({ body }) => body?.data?.id))
        const odd = answers.find(({ body, status }) => body?.type !== "order" && status !== 409)
        if (odd) breach(`answered ${odd.status} ${odd.text.slice(0, 200)}`)
        const { rows } = await sql<{ orders: number; payments: number }>`
          select (select count(*)::int from "order" where cart_id = ${cart}) as orders,
            (select count(*)::int from payment where cart_id = ${cart} and canceled_at is null) as payments`.execute(
          shop.engine.db,
        )
        const { orders, payments } = rows[0]!
        if (orders !== 1 || payments !== 1) breach(`${orders} orders and ${payments} payments for one cart`)
        ids.delete(undefined)
        if (ids.size !== 1) breach(`${ids.size} different orders answered`)
      }
      figure("carts", outOf(played, 100))
    } finally {
      await shop.close()
    }
  },
}
