import type { TestRequest } from "@stheno/server/testing"
import { expect } from "vitest"

/** What a request returned. */
// The parts of responses that tests read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any

/** The store of a reader, at its address. */
export interface ReaderShop {
  readonly url: string
  /** the access token of the admin user */
  readonly token: string
  /** Sends a request as a guest. The method is `POST` when there is a body. */
  readonly fetch: (path: string, request?: TestRequest) => Promise<Response>
  /** Sends a request as the admin user. */
  readonly admin: (path: string, request?: TestRequest) => Promise<Response>
  guest(path: string, body?: object): Promise<Body>
  merchant(path: string, body?: object): Promise<Body>
  /** A cart of two example products with its address and shipping, whose payment session is selected. */
  readyCart(providerId: string): Promise<Body>
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
  const read = async (response: Promise<Response>): Promise<Body> => {
    const {
      status,
      url: from,
      ...rest
    } = await response.then(async (got) => ({
      status: got.status,
      url: got.url,
      body: await got.json(),
    }))
    expect([from, status, rest.body.message]).toEqual([from, expect.toBeOneOf([200, 201, 202]), undefined])
    return rest.body
  }
  const { access_token } = await read(send("/admin/auth/token", { body: login }))
  const admin = (path: string, request: TestRequest = {}) =>
    send(path, { ...request, headers: { authorization: `Bearer ${access_token}`, ...request.headers } })
  const guest = (path: string, body?: object) => read(send(path, body && { body }))
  return {
    url,
    token: access_token,
    fetch: send,
    admin,
    guest,
    merchant: (path, body) => read(admin(path, body && { body })),
    async readyCart(provider_id) {
      const { regions } = await guest("/store/regions")
      const region = regions.find((each: { currency_code: string }) => each.currency_code === "eur")
      const { variants } = await guest("/store/variants?title=HB")
      const items = [{ variant_id: variants[0].id, quantity: 2 }]
      const { cart } = await guest("/store/carts", { region_id: region.id, items })
      const path = `/store/carts/${cart.id}`
      const address = { first_name: "Ada", last_name: "Byron", address_1: "Torvet 1", city: "Aarhus" }
      await guest(path, {
        email: "ada@example.com",
        shipping_address: { ...address, postal_code: "8000", country_code: "dk", phone: "+4512345678" },
      })
      const { shipping_options } = await guest(`/store/shipping-options/${cart.id}`)
      await guest(`${path}/shipping-methods`, { option_id: shipping_options[0].id })
      await guest(`${path}/payment-sessions`, {})
      return (await guest(`${path}/payment-session`, { provider_id })).cart
    },
  }
}
