import { expect, it } from "vitest"
import { readSiteSettings } from "./site.ts"

it("builds a site for this machine unless told otherwise", () => {
  expect(readSiteSettings({ DOCS_FEEDBACK_URL: "" })).toEqual({
    url: "http://localhost:3000",
    repository: undefined,
    branch: "main",
    feedbackUrl: undefined,
  })
})

it("takes addresses with or without a slash at the end", () => {
  const env = { DOCS_URL: "https://docs.example.com/", DOCS_REPOSITORY_URL: "https://git.example.com/a/b" }
  expect(readSiteSettings(env)).toMatchObject({
    url: "https://docs.example.com",
    repository: "https://git.example.com/a/b",
  })
})

it.each(["docs.example.com", "javascript:alert(1)", "ftp://example.com"])("refuses %s", (DOCS_URL) => {
  expect(() => readSiteSettings({ DOCS_URL })).toThrow("DOCS_URL must be an address with http or https")
})
