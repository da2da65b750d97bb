import { defineConfig } from "vitest/config"

/** Packages are tested from their sources, never from what a build left behind. */
const conditions = ["stheno-source"]

const excluded = ["**/node_modules/**", "**/dist/**", "**/.stheno/**", "**/.cache/**"]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: [...conditions, "module", "node", "development|production"] },
        ssr: { resolve: { conditions: [...conditions, "module", "node", "development|production"] } },
        test: {
          name: "node",
          environment: "node",
          include: ["{packages,plugins,apps,checks,samples,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...excluded, "**/*.browser.test.ts"],
          globalSetup: "packages/server/src/testing/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Drives a real browser through playwright-core; run with: npx vitest run --project browser
        resolve: { conditions: [...conditions, "module", "node", "development|production"] },
        test: {
          name: "browser",
          environment: "node",
          include: ["{packages,plugins,apps,checks}/**/*.browser.test.ts"],
          exclude: excluded,
          globalSetup: "packages/server/src/testing/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
