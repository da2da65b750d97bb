import { createGoods, judgeSales, sellWhileDisturbed, sleep, type Tally } from "./buyers.ts"
import { createFixtures } from "./fixtures.ts"
import { startServers, type KilledServers } from "./killed-servers.ts"
import { openShop } from "./shop.ts"
import type { TortureContext, TortureTest } from "./test.ts"

/** R5: servers die in the middle of checkouts, and buyers send the same request again. */
export const killServer: TortureTest = {
  id: "R5",
  title: "kill -9 of the server at random points of 1,000 checkouts, repeated under their keys",
  async run(context) {
    const shop = await openShop()
    try {
      const fixtures = await createFixtures(shop)
      const servers = await startServers(shop.databaseUrl, 2, context.random)
      const market = {
        url: () => servers.url(),
        disturb: (isOver: () => boolean, tally: Tally) => killUntil(isOver, servers, tally, context.random),
        isDown: () => false,
      }
      const goods = await createGoods(fixtures, context.random)
      const placed = await sellWhileDisturbed(market, fixtures, goods, context)
      judgeStop(await servers.stop(), context)
      await judgeSales(shop, placed, context)
    } finally {
      await shop.close()
    }
  },
}

/** Kills one server after the other, each after a random number of answers and a moment. */
async function killUntil(
  isOver: () => boolean,
  servers: KilledServers,
  tally: Tally,
  random: () => number,
): Promise<void> {
  while (!isOver()) {
    const enough = tally.answered + random() * 200
    while (tally.answered < enough && !isOver()) await sleep(2)
    await sleep(random() * 30)
    if (!isOver() && servers.kill()) tally.kills++
  }
}

function judgeStop(codes: readonly (number | null)[], { breach }: TortureContext): void {
  if (codes.some((code) => code !== 0)) breach(`asked to stop, the servers ended with ${codes.join(", ")}`)
}
