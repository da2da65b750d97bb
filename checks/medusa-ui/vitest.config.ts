import { defineConfig } from "vitest/config"

/** The server and the helpers of the tests run from the sources, as everywhere in the repository. */
const conditions = ["stheno-source", "node", "development|production"]

/** Medusa UI is installed in this folder only: npm run test:medusa-ui */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Global setup files are loaded in an environment of Vitest's own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    environment: "node",
    include: ["*.check.ts"],
    globalSetup: "../../packages/testing/src/global-setup.ts",
    retry: process.env["CI"] ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
