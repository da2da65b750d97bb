import { defineConfig } from "@stheno/core"

export default defineConfig({
  // region settings
  admin: {
    serve: true,
    path: "/dashboard",
  },
  // endregion
})
