import { defineConfig } from "@stheno/core"

export default defineConfig({})
