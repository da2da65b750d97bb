import "./testing/page.ts"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { CartPage, prefetchedPage, Products, Rename, Shop } from "../../../samples/medusa-react/shop.tsx"
import { startShop, type StartedShop } from "./testing/started-shop.ts"

let shop: StartedShop

beforeAll(async () => {
  shop = await startShop()
})
afterEach(cleanup)
afterAll(async () => shop.close())

test("the sample shows products", async () => {
  render(
    <Shop baseUrl={shop.baseUrl}>
      <Products />
    </Shop>,
  )
  expect(screen.getByText("Loading")).toBeTruthy()
  expect((await screen.findByRole("listitem")).textContent).toBe("Mug")
})

test("the sample shows at once what it prefetched", async () => {
  const page = await prefetchedPage(shop.baseUrl)
  render(<Shop baseUrl={shop.baseUrl}>{page}</Shop>)
  expect(screen.getByRole("listitem").textContent).toBe("Mug")
})

test("the sample fills a cart", async () => {
  const { region, variant } = shop.known
  render(
    <Shop baseUrl={shop.baseUrl}>
      <CartPage regionId={region} variantId={variant} />
    </Shop>,
  )
  fireEvent.click(screen.getByText("Start"))
  fireEvent.click(await screen.findByText("Add"))
  fireEvent.click(await screen.findByText("More"))
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 for $24.00"))
})

test("the sample shows the cart of the last visit", async () => {
  const { region, variant } = shop.known
  const page = () =>
    render(
      <Shop baseUrl={shop.baseUrl}>
        <CartPage regionId={region} variantId={variant} />
      </Shop>,
    )
  localStorage.removeItem("cart_id")
  const first = page()
  fireEvent.click(screen.getByText("Start"))
  fireEvent.click(await screen.findByText("Add"))
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 for $12.00"))
  first.unmount()
  page()
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 for $12.00"))
})

test("the sample says why it may not rename", async () => {
  render(
    <Shop baseUrl={shop.baseUrl}>
      <Rename id="prod_1" />
    </Shop>,
  )
  fireEvent.click(screen.getByRole("button"))
  expect((await screen.findByText(/unauthorized/i)).tagName).toBe("P")
})
