// region config
import { defineConfig } from "@stheno/core"

export default defineConfig({
  projectConfig: {
    store_cors: ["http://localhost:8000"],
    admin_cors: ["http://localhost:7000"],
    store_url: "http://localhost:8000",
  },
  plugins: [],
  // region flags
  featureFlags: { tasting: true, quotes: false },
  // endregion
})
// endregion
