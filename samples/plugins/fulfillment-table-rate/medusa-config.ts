import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [{ resolve: "@stheno/fulfillment-table-rate" }],
})
