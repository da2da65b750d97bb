import { expect, it } from "vitest"
import type { PageMeta } from "../content/page.ts"
import { redirectHtml, redirectsOf } from "./redirects.ts"

const page = (route: string, aliases?: string[]) => ({ route, aliases }) as PageMeta

it("leads from aliases to their pages", () => {
  expect(redirectsOf([page("/a", ["/old", "/older"]), page("/b")])).toEqual({ "/old": "/a", "/older": "/a" })
  expect(redirectHtml("/a")).toContain(`content="0; url=/a"`)
})

it("refuses an alias that is a page's address or another page's alias", () => {
  expect(() => redirectsOf([page("/a", ["/b"]), page("/b")])).toThrow("aliases that are taken: /b of /a")
  expect(() => redirectsOf([page("/a", ["/c"]), page("/b", ["/c"])])).toThrow("/c of /b")
})
