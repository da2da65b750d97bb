import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/analytics-segment",
      options: {
        write_key: process.env["SEGMENT_WRITE_KEY"],
        host: process.env["SEGMENT_HOST"],
        reporting_currency: "eur",
      },
    },
    // endregion
  ],
})
