import { describe, expect, it } from "vitest"
import { editLink, verifiedText } from "./page-end.tsx"

describe("the link to change a page", () => {
  it("leads into the repository, where one is named", () => {
    const settings = { repository: "https://git.example.com/a/b", branch: "main" }
    expect(editLink("apps/docs/content/beta.mdx", settings)).toEqual({
      href: "https://git.example.com/a/b/edit/main/apps/docs/content/beta.mdx",
      text: "Edit this page",
    })
  })

  it("leads to the source that the site has otherwise", () => {
    expect(editLink("a/b.mdx", { repository: undefined, branch: "main" })).toEqual({
      href: "/source/a/b.mdx.htm#L1",
      text: "Source of this page",
    })
  })
})

describe("what a page says of its samples", () => {
  it.each([
    [
      { samples: 1, ran: 1, day: "2026-11-22" },
      "The sample on this page last ran without an error on November 22, 2026.",
    ],
    [
      { samples: 4, ran: 4, day: "2026-11-02" },
      "The 4 samples on this page last ran without an error on November 2, 2026.",
    ],
    [
      { samples: 4, ran: 3, day: "2026-11-22" },
      "3 of the 4 samples on this page last ran without an error on November 22, 2026.",
    ],
    [{ samples: 2, ran: 0, day: undefined }, undefined],
  ])("%j", (verified, text) => {
    expect(verifiedText(verified)).toBe(text)
  })
})
