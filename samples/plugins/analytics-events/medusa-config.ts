import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/analytics-events",
      options: {
        customer_ids: "hashed",
        hash_secret: process.env["ANALYTICS_HASH_SECRET"],
        retention_days: 365,
      },
    },
    // endregion
  ],
})
