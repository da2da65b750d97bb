import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { regionMarkers, sampleAreas } from "./samples/region-markers.ts"

/** Packages are tested from their sources, never from what a build left behind. */
const conditions = ["stheno-source", "module", "node", "development|production"]

/** Global setup files are loaded in an environment of Vitest's own. */
const globalSetup = "packages/testing/src/global-setup.ts"
const fromSources = {
  environments: { __vitest__: { resolve: { conditions } } },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
}

/** Samples of the hooks get the TanStack Query of the hooks; beside them lies the one of v1's fixture. */
const hooks = {
  "@tanstack/react-query": fileURLToPath(
    new URL("packages/medusa-react/node_modules/@tanstack/react-query", import.meta.url),
  ),
}

/** React 18, as v1's fixture has it. */
const react18 = (name: string) =>
  fileURLToPath(new URL(`checks/medusa-react/node_modules/${name}`, import.meta.url))

const excluded = [
  "**/node_modules/**",
  "**/dist/**",
  "**/.stheno/**",
  "**/.cache/**",
  // They run in the project that the template makes
  "packages/create-medusa-app/template*/**",
  // Its tests run in the project that the course makes
  "samples/build-a-store/server/**",
]

const engine = ["packages/{core,server}/**/!(*.browser).test.ts"]

/**
 * Tests that pack the packages, scaffold projects, install from a registry or recover whole databases: minutes each.
 * npm run test:packages
 */
const packaging = [
  "packages/create-medusa-app/src/{javascript,packed,story}.test.ts",
  "packages/server/src/mcp/packed.test.ts",
  "packages/server/src/point-in-time/point-in-time.test.ts",
  "packages/server/src/upgrade-database/installed.test.ts",
  "checks/packed-types.test.ts",
  "samples/tutorials/**/*.test.ts",
]

/**
 * Every operation and every sample in the store of the documentation's pages, which runs on PostgreSQL in WebAssembly, and every
 * sample in all languages. npm run test:docs
 */
const documentation = ["apps/docs/src/{shop,languages}/**/*.test.{ts,tsx}"]

/** Tests of pages load the same sources and types, and so do tests of samples: one process runs many of them. */
const pages = ["apps/docs/src/!(islands|client|shop|languages)/**/*.test.{ts,tsx}"]
const samples = ["samples/**/*.test.{ts,tsx}"]

/**
 * On a machine that is shared with others a wait may be too short once. A test that fails three times is broken; one that
 * passes before is printed as retried.
 */
const retry = process.env.CI ? 2 : 0

export default defineConfig({
  test: {
    // Half of the tests wait for a database, a browser or a process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The second writes down which samples ran, for the documentation.
    reporters: ["default", "./samples/verified-reporter.ts"],
    projects: [
      {
        // One process runs many of these files and loads the modules once: that takes a third of the time
        ...fromSources,
        test: {
          name: "engine",
          environment: "node",
          include: engine,
          exclude: [...excluded, ...packaging],
          isolate: false,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [regionMarkers(sampleAreas)],
        ...fromSources,
        resolve: { conditions, alias: hooks },
        test: {
          name: "node",
          environment: "node",
          include: ["{packages,apps,checks,samples,scripts}/**/*.test.{ts,tsx}"],
          exclude: [
            ...excluded,
            "**/*.browser.test.ts",
            ...engine,
            ...packaging,
            ...pages,
            ...samples,
            ...documentation,
          ],
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      // Two projects have no process in common: the server that samples load replaces the global Response.
      {
        plugins: [regionMarkers(sampleAreas)],
        ...fromSources,
        resolve: { conditions, alias: hooks },
        test: {
          name: "pages",
          environment: "node",
          include: pages,
          exclude: [...excluded, "**/*.browser.test.ts"],
          isolate: false,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [regionMarkers(sampleAreas)],
        ...fromSources,
        resolve: { conditions, alias: hooks },
        test: {
          name: "samples",
          environment: "node",
          include: samples,
          exclude: [...excluded, "**/*.browser.test.ts", ...packaging],
          isolate: false,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [regionMarkers(sampleAreas)],
        ...fromSources,
        resolve: { conditions, alias: hooks },
        test: {
          name: "documentation",
          environment: "node",
          include: documentation,
          exclude: excluded,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [regionMarkers(sampleAreas)],
        ...fromSources,
        resolve: { conditions, alias: hooks },
        test: {
          name: "packages",
          environment: "node",
          include: packaging,
          exclude: excluded,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        // The hooks once more, with the older React that they are made for too
        ...fromSources,
        resolve: {
          conditions,
          mainFields: ["module", "main"],
          alias: { ...hooks, "react-dom": react18("react-dom"), react: react18("react") },
        },
        ssr: {
          resolve: {
            conditions,
            mainFields: ["module", "main"],
          },
        },
        test: {
          name: "react-18",
          environment: "node",
          include: ["packages/medusa-react/src/*.test.tsx"],
          exclude: excluded,
          server: { deps: { inline: [/@tanstack\/react-query/, /@testing-library\/react/] } },
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Drives a real browser through playwright-core; run with: npx vitest run --project browser
        ...fromSources,
        test: {
          name: "browser",
          environment: "node",
          include: ["{packages,apps,checks,samples}/**/*.browser.test.ts"],
          exclude: excluded,
          globalSetup,
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
