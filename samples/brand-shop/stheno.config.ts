import { defineConfig } from "@stheno/core"

export default defineConfig({
  projectConfig: {
    store_cors: "http://localhost:8000",
  },
  featureFlags: {
    brands: true,
  },
})
