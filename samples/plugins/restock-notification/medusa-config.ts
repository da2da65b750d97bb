import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/restock-notification",
      options: { trigger_delay: 1000, inventory_required: 2 },
    },
  ],
})
