// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { CataloguePage } from "./catalogue.ts"
import { NearPages } from "./near-pages.tsx"
import { nearPages } from "./near.ts"
import "../../testing/patient.ts"

const page = (url: string, title: string): CataloguePage => ({
  id: url,
  url,
  title,
  description: `About ${title}`,
  kind: "guide",
  area: 0,
  groups: [],
  audiences: [],
  keywords: "",
})
const pages = [
  page("/modules/orders/returns", "Returns"),
  page("/modules/gift-cards", "Gift cards"),
  page("/development/api-routes/create", "Create an endpoint"),
  page("/troubleshooting/cors-issues", "CORS issues"),
]
const near = (text: string) => nearPages(text, pages, 5).map(({ url }) => url)

afterEach(cleanup)

describe("near pages", () => {
  it.each([
    ["/modules/order/return", "/modules/orders/returns"],
    ["/module/gift-card", "/modules/gift-cards"],
    ["/docs/troubleshooting/cors-issue", "/troubleshooting/cors-issues"],
    ["giftcards", "/modules/gift-cards"],
    ["create endpoint", "/development/api-routes/create"],
  ])("of %s begin with %s", (text, expected) => {
    expect(near(text)[0]).toBe(expected)
  })

  it.each(["/qqqqxxzz", "", "/"])("of %s are none", (text) => {
    expect(near(text)).toEqual([])
  })

  const show = (path: string) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NearPages path={path} load={async () => ({ areas: [], pages, popular: [2], names: [] })} />
      </QueryClientProvider>,
    )

  it("are links on the page of an address that leads nowhere", async () => {
    show("/modules/order/return")
    expect((await screen.findByRole("link", { name: "Returns" })).getAttribute("href")).toBe(
      "/modules/orders/returns",
    )
    expect(screen.getByRole("heading", { name: "Did you mean" })).toBeTruthy()
  })

  it("are replaced by popular pages where no page is near", async () => {
    show("/qqqqxxzz")
    expect(await screen.findByRole("heading", { name: "Popular pages" })).toBeTruthy()
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Create an endpoint"])
  })
})
