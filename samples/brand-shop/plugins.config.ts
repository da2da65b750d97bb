import { defineConfig } from "@stheno/core"

// region plugins
export default defineConfig({
  plugins: ["my-reviews", { resolve: "my-wishlist", options: { note: "A wish" } }],
})
// endregion
