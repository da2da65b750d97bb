import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/image-variants",
      options: { widths: [320, 640, 1200], formats: ["avif", "webp"] },
    },
    // endregion
  ],
})
