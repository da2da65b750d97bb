import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/image-variants",
      options: { widths: [320, 640, 1200], formats: ["avif", "webp"] },
    },
  ],
})
