import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    { resolve: "@stheno/fulfillment-table-rate" },
    // endregion
  ],
})
