import { describe, expect, it } from "vitest"
import { addToConfig } from "./add-to-config.ts"

const config = `export default defineConfig({
  projectConfig: { store_cors: ["http://localhost:8000"] },
  plugins: [
    "@stheno/search-postgres",
  ],
})
`

describe("what a reader adds to medusa-config.ts", () => {
  it("is the entry of a plugin, and the settings and other plugins stay", () => {
    const added = addToConfig(config, '{ resolve: "@stheno/wishlist" },')
    expect(added).toContain('plugins: [\n{ resolve: "@stheno/wishlist" },')
    expect(added).toContain('"@stheno/search-postgres"')
    expect(added).toContain("store_cors")
  })

  it("is the entry of a search instead of the search of a new project", () => {
    const added = addToConfig(config, '{ resolve: "@stheno/search-algolia" },')
    expect(added).toContain("@stheno/search-algolia")
    expect(added).not.toContain("@stheno/search-postgres")
  })

  it("is a setting beside plugins", () => {
    expect(addToConfig(config, "featureFlags: { tasting: true },")).toBe(
      config.replace("})", "featureFlags: { tasting: true },\n})"),
    )
  })

  it("is not there twice when two pages show it", () => {
    const once = addToConfig(config, "featureFlags: { tasting: true },")
    expect(addToConfig(once, "featureFlags: { tasting: true },")).toBe(once)
    expect(addToConfig(once, "featureFlags: { quotes: true },")).not.toBe(once)
  })

  it("is a whole file where a page shows one", () => {
    expect(addToConfig(config, "export default {}")).toBe("export default {}")
  })

  it("needs plugins in the file", () => {
    expect(() => addToConfig("export default {}", '{ resolve: "x" },')).toThrow("has no plugins")
  })
})
