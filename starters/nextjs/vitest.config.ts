import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const alias = {
  "@": fileURLToPath(new URL("src", import.meta.url)),
  // Outside of Next the package throws on import.
  "server-only": fileURLToPath(new URL("tests/server-only.ts", import.meta.url)),
}

export default defineConfig({
  test: {
    projects: [
      { resolve: { alias }, test: { name: "rules", include: ["tests/*.test.ts"] } },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          include: ["tests/e2e/*.test.ts"],
          globalSetup: "tests/e2e/setup.ts",
          fileParallelism: false,
          // On a machine that is shared with others a wait may be too short once.
          retry: process.env.CI ? 2 : 0,
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
