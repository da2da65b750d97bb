import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/restock-notification",
      options: { trigger_delay: 1000, inventory_required: 2 },
    },
    // endregion
  ],
})
