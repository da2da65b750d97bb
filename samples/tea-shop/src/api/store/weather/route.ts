// region weather
import { cached, endpoint } from "@stheno/core"

/** As if another company's service had been asked. */
const ask = async () => ({ sky: "clear", asked_at: Date.now() })

export const GET = endpoint({
  access: "store",
  handler: async (_, { services }) =>
    cached(services.sharedCacheService, "weather", { seconds: 600, compute: ask }),
})
// endregion
