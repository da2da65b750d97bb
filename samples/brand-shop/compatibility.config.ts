import { defineConfig } from "@stheno/core"

export default defineConfig({
  // region settings
  v1Compatibility: {
    draftProductsById: true,
  },
  // endregion
})
