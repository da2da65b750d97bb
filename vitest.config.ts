import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { regionMarkers, sampleAreas } from "./samples/region-markers.ts"
import { restingFiles } from "./scripts/turns.mjs"

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
  ...restingFiles(process.env),
]

const browser = "**/*.browser.test.ts"
const engine = ["packages/{core,server}/**/!(*.browser).test.ts"]

/** Tests that pack the packages, scaffold projects or install from a registry: up to minutes each. npm run test:packages */
const packaging = [
  "packages/create-medusa-app/src/{javascript,packed,story}.test.ts",
  "packages/server/src/mcp/packed.test.ts",
  "checks/packed-types.test.ts",
  "samples/tutorials/**/*.test.ts",
]

/** Tests that recover whole databases, and wait for PostgreSQL to stop and start. npm run test:recovery */
const recovery = [
  "packages/server/src/backup/{backup,round-trip}.test.ts",
  "packages/server/src/point-in-time/point-in-time.test.ts",
  "packages/server/src/upgrade-database/installed.test.ts",
]

/**
 * Every operation and every sample in the store of the documentation's pages, which runs on PostgreSQL in WebAssembly, and every
 * sample in all languages. npm run test:docs
 */
const documentation = ["apps/docs/src/{shop,languages}/**/*.test.{ts,tsx}"]

/** Tests that have the compiler read whole packages, once for each question. npm run test:types */
const types = [
  "checks/type-looseness.test.ts",
  "packages/js-client/src/types.test.ts",
  "packages/admin/src/extensions/types.test.ts",
]

/** Tests of pages load the same sources and types, and so do tests of samples: one process runs many of them. */
const pages = ["apps/docs/src/!(islands|client|shop|languages)/**/*.test.{ts,tsx}"]
const samples = ["samples/**/*.test.{ts,tsx}"]

/**
 * On a machine that is shared with others a wait may be too short once. A test that fails three times is broken; one that
 * passes before is printed as retried.
 */
const retry = process.env.CI ? 2 : 0

/** Files that take minutes, the longest first: begun last, one of them would leave a core idle. */
const longest = [
  "packages/create-medusa-app/src/packed.test.ts",
  "samples/tutorials/new-projects.test.ts",
  "samples/tutorials/tutorials.test.ts",
  "packages/create-medusa-app/src/story.test.ts",
  "packages/server/src/mcp/packed.test.ts",
  "apps/docs/src/shop/every-operation.test.ts",
  "packages/server/src/command-line/commands.test.ts",
  "apps/docs/user-guide/products.browser.test.ts",
  "packages/admin/src/app/tasks/every-page.browser.test.ts",
  "apps/docs/user-guide/settings.browser.test.ts",
  "apps/docs/src/accessibility.browser.test.ts",
  "samples/build-a-store/build-a-store.browser.test.ts",
  "apps/docs/user-guide/orders.browser.test.ts",
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file))
      return place < 0 ? longest.length : place
    }
    return [...(await super.sort(files))].sort((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Which files a project tests, and how. */
interface TestFiles {
  include: string[]
  exclude?: string[]
  isolate?: boolean
  server?: { deps: { inline: RegExp[] } }
}

/** What all projects have in common, and how one of them differs. */
function project(name: string, { exclude = [], ...test }: TestFiles) {
  return {
    ...fromSources,
    test: {
      name,
      environment: "node",
      globalSetup,
      retry,
      testTimeout: 60_000,
      hookTimeout: 180_000,
      exclude: [...excluded, ...exclude],
      ...test,
    },
  }
}

/** A project whose files import samples of the documentation, or are samples. */
function withSamples(...args: Parameters<typeof project>) {
  return {
    plugins: [regionMarkers(sampleAreas)],
    ...project(...args),
    resolve: { conditions, alias: hooks },
  }
}

const react18Resolution = { conditions, mainFields: ["module", "main"] }

export default defineConfig({
  test: {
    // Half of the tests wait for a database, a browser or a process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    // The second writes down which samples ran, for the documentation.
    reporters: ["default", "./samples/verified-reporter.ts"],
    projects: [
      // One process runs many of these files and loads the modules once: that takes a third of the time.
      project("engine", { include: engine, exclude: [...packaging, ...recovery], isolate: false }),
      withSamples("node", {
        include: ["{packages,apps,checks,samples,scripts}/**/*.test.{ts,tsx}"],
        exclude: [
          browser,
          ...engine,
          ...packaging,
          ...recovery,
          ...types,
          ...pages,
          ...samples,
          ...documentation,
        ],
      }),
      // Two projects have no process in common: the server that samples load replaces the global Response.
      withSamples("pages", { include: pages, exclude: [browser], isolate: false }),
      withSamples("samples", { include: samples, exclude: [browser, ...packaging], isolate: false }),
      withSamples("documentation", { include: documentation }),
      withSamples("packages", { include: packaging }),
      project("recovery", { include: recovery }),
      project("types", { include: types }),
      {
        // The hooks once more, with the older React that they are made for too
        ...project("react-18", {
          include: ["packages/medusa-react/src/*.test.tsx"],
          server: { deps: { inline: [/@tanstack\/react-query/, /@testing-library\/react/] } },
        }),
        resolve: {
          ...react18Resolution,
          alias: { ...hooks, "react-dom": react18("react-dom"), react: react18("react") },
        },
        ssr: { resolve: react18Resolution },
      },
      // Drives a real browser through playwright-core; run with: npx vitest run --project browser
      project("browser", { include: ["{packages,apps,checks,samples}/**/*.browser.test.ts"] }),
    ],
  },
})
