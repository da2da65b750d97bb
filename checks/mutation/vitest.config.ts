import { defineConfig } from "vitest/config"

/** Only for the copy of packages/core that Stryker mutates: its tests run without a database. */
const conditions = ["stheno-source", "module", "node", "development|production"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: "node",
    // The tests are pure: one worker for all their files takes a fraction of the time
    isolate: false,
    include: (process.env["MUTATION_TESTS"] ?? "").split(","),
    exclude: ["**/node_modules/**"],
    testTimeout: 20_000,
  },
})
