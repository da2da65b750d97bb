import { defineConfig } from "@stheno/core"

export default defineConfig({
  admin: {
    serve: true,
    path: "/dashboard",
  },
})
