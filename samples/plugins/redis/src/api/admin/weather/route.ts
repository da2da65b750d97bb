import { endpoint } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  ownsTransactions: true,
  handler: async (_input, { services, cache }) =>
    services.lockService.execute(
      "weather",
      async () => {
        await cache.invalidate("weather")
        return { refreshed: true }
      },
      { timeout: 1 },
    ),
})
