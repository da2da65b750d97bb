import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/redis",
      options: {
        redisUrl: process.env["REDIS_URL"],
        event_bus: true,
      },
    },
    // endregion
  ],
})
