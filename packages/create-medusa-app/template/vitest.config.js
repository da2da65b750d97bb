import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{src,tests}/**/*.test.{js,ts}"],
    // Each test file starts the server with a new database.
    hookTimeout: 120_000,
    testTimeout: 30_000,
  },
})
