import { defineConfig } from "@stheno/core"

export default defineConfig({
  v1Compatibility: {
    draftProductsById: true,
  },
})
