import type { Engine } from "@stheno/core"
import { listMetDifferences } from "@stheno/core/host"
import { fine, worthKnowing, type Finding } from "./finding.ts"

/** Which safer behavior requests of the store met: a storefront made for v1 may need one of them to be turned off. */
export async function checkDifferences(db: Engine["db"]): Promise<Finding> {
  const met = await listMetDifferences(db)
  if (met.length === 0)
    return fine("differences from v1", "No request met a difference from v1 that a setting ends.")
  const counts = met.map(({ difference, count, lastMetAt }) => {
    const day = lastMetAt.toISOString().slice(0, 10)
    return `${difference.setting} (${difference.id}): ${count}, last on ${day}`
  })
  return worthKnowing(
    "differences from v1",
    `Requests met differences from v1, by their setting: ${counts.join("; ")}.`,
    {
      remedy: "If a client needs v1's behavior, set it to true in v1Compatibility.",
      page: "/upgrade-guides/medusa-core/differences",
    },
  )
}
