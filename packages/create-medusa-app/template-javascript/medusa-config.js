import { defineConfig } from "@stheno/core"

export default defineConfig({
  projectConfig: {
    store_cors: ["http://localhost:8000"],
    admin_cors: ["http://localhost:7000", "http://localhost:7001"],
  },
  plugins: [],
})
