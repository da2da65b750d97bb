import type { TestRequest } from "@stheno/server/testing"
import type { ErrorBody } from "@stheno/testing/reply.ts"
import type { Call } from "@stheno/testing/shopper.ts"
import { expect } from "vitest"
import type { ReadyCart } from "./payment-shop.ts"

/** The store of a reader, at its address. */
export interface ReaderShop {
  readonly url: string
  /** the access token of the admin user */
  readonly token: string
  /** Sends a request as a guest. The method is `POST` when there is a body. */
  readonly fetch: (path: string, request?: TestRequest) => Promise<Response>
  /** Sends a request as the admin user. */
  readonly admin: (path: string, request?: TestRequest) => Promise<Response>
  readonly guest: Call
  readonly merchant: Call
  /** A cart of two example products with its address and shipping, whose payment session is selected. */
  readyCart(providerId: string): Promise<ReadyCart>
}

/** @param login the credentials in `.env` of the project */
export async function openReaderShop(
  url: string,
  login: { readonly email: string; readonly password: string },
): Promise<ReaderShop> {
  const send = (path: string, { body, headers, method = body ? "POST" : "GET" }: TestRequest = {}) =>
    fetch(new URL(path, url), {
      method,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const reader =
    (sendAs: typeof send): Call =>
    async (path: string, body?: object) => {
      const response = await sendAs(path, body && { body })
      const { url: from, status } = response
      const answer = (await response.json()) as Partial<ErrorBody>
      expect([from, status, answer.message]).toEqual([from, expect.toBeOneOf([200, 201, 202]), undefined])
      // What the operation returns; the checks of answers hold it to its description.
      return answer as never
    }
  const guest = reader(send)
  const { access_token } = await guest("/admin/auth/token", login)
  const admin: typeof send = (path, request = {}) =>
    send(path, { ...request, headers: { authorization: `Bearer ${access_token}`, ...request.headers } })
  return {
    url,
    token: access_token,
    fetch: send,
    admin,
    guest,
    merchant: reader(admin),
    async readyCart(provider_id) {
      const { regions } = await guest("/store/regions")
      const region = regions.find(({ currency_code }) => currency_code === "eur")
      const { variants } = await guest("/store/variants?title=HB")
      const items = [{ variant_id: variants[0].id, quantity: 2 }]
      const { cart } = await guest("/store/carts", { region_id: region.id, items })
      const path = `/store/carts/${cart.id}` as const
      const address = { first_name: "Ada", last_name: "Byron", address_1: "Torvet 1", city: "Aarhus" }
      await guest(path, {
        email: "ada@example.com",
        shipping_address: { ...address, postal_code: "8000", country_code: "dk", phone: "+4512345678" },
      })
      const { shipping_options } = await guest(`/store/shipping-options/${cart.id}`)
      await guest(`${path}/shipping-methods`, { option_id: shipping_options[0].id })
      await guest(`${path}/payment-sessions`, {})
      return (await guest(`${path}/payment-session`, { provider_id })).cart as ReadyCart
    },
  }
}
