import { defineConfig } from "vitest/config"
import base from "../vitest.config.ts"

/** The pages are followed on demand: `npm run plugin-pages` takes five to twenty minutes. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ["follow-pages/*.follow.ts"], retry: 0 },
})
