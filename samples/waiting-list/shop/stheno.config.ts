import { defineConfig } from "@stheno/core"

export default defineConfig({
  projectConfig: {
    store_cors: ["http://localhost:8000"],
    mail_from: "Shop <shop@example.com>",
  },
  plugins: [
    // region plugin
    { resolve: "stheno-plugin-points", options: { perOrder: 7 } },
    // endregion
  ],
})
