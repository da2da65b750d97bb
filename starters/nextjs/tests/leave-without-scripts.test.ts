import { beforeEach, expect, test, vi } from "vitest"
import { leaveWithoutScripts } from "@/lib/leave-without-scripts"

const { set, redirect } = vi.hoisted(() => ({ set: vi.fn(), redirect: vi.fn() }))
vi.mock("next/headers", () => ({ cookies: async () => ({ set }) }))
vi.mock("next/navigation", () => ({ redirect }))

const page = { url: "https://www.paypal.com/checkoutnow?token=ORDER1", secret: "ORDER1", amount: 400 }
const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ locale: "de-en", ...fields })) data.set(name, value)
  return data
}

beforeEach(() => void vi.clearAllMocks())

test("a browser without scripts is sent to the page of the provider, and the way back is remembered", async () => {
  await leaveWithoutScripts({ page }, form({}), "/swaps/cart_1")
  expect(set).toHaveBeenCalledWith(
    "stheno_payment_ORDER1",
    "/de-en/swaps/cart_1:400",
    expect.objectContaining({ path: "/api/checkout/return", sameSite: "lax", httpOnly: true }),
  )
  expect(redirect).toHaveBeenCalledWith(page.url)
})

test("a form with scripts, and a result without a page, stay", async () => {
  const withScripts = form({ has_scripts: "yes" })
  expect(await leaveWithoutScripts({ page }, withScripts, "/swaps/cart_1")).toEqual({ page })
  expect(await leaveWithoutScripts({ isDone: true }, form({}), "/swaps/cart_1")).toEqual({ isDone: true })
  expect(set).not.toHaveBeenCalled()
  expect(redirect).not.toHaveBeenCalled()
})
