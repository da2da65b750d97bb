import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

/**
 * The stores of these tests run from the sources of the packages, as everywhere in the repository. Without `module`:
 * Node loads the packages of services, and their files for that condition are for bundlers.
 */
const conditions = ["stheno-source", "node", "development|production"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Global setup files are loaded in an environment of Vitest's own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    environment: "node",
    // Most of these tests wait for a database or a stand-in.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.cache/**"],
    // One process runs many files and loads the server once: that takes half of the processor time.
    isolate: false,
    // Each file starts a store or a stand-in of a service.
    globalSetup: "../packages/testing/src/global-setup.ts",
    retry: process.env["CI"] ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
