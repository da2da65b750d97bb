// @vitest-environment jsdom
import { expect, test, vi } from "vitest"
import { confirmWithKlarna, showKlarna } from "../../samples/plugins/payment-klarna/klarna-widget.ts"

type Done = (result: object) => void

test("the widget that the documentation shows opens the session, and sends its token", async () => {
  const init = vi.fn()
  const load = vi.fn((_options: object, _data: object, done: Done) => done({ show_form: true }))
  const authorize = vi.fn((_options: object, _data: object, done: Done) => done({ approved: false }))
  vi.stubGlobal("Klarna", { Payments: { init, load, authorize } })
  const send = vi.fn(async () => Response.json({}))
  vi.stubGlobal("fetch", send)
  const container = document.createElement("div")
  expect(await showKlarna(container, "token_1")).toBe(true)
  expect(init).toHaveBeenCalledWith({ client_token: "token_1" })
  expect(load.mock.calls[0]?.[0]).toEqual({ container })
  await expect(confirmWithKlarna("http://shop", "cart_1")).rejects.toThrow("did not approve")
  expect(send).not.toHaveBeenCalled()
  authorize.mockImplementation((_options, _data, done) =>
    done({ approved: true, authorization_token: "auth_1" }),
  )
  await confirmWithKlarna("http://shop", "cart_1")
  expect(send).toHaveBeenCalledWith(
    "http://shop/store/carts/cart_1/payment-sessions/klarna",
    expect.objectContaining({ method: "POST", body: '{"data":{"authorization_token":"auth_1"}}' }),
  )
  vi.unstubAllGlobals()
})
