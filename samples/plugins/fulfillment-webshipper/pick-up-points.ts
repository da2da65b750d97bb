import type { Cart } from "@stheno/js-client"

const backend = process.env["BACKEND_URL"]

interface DropPoint {
  readonly drop_point_id: string
  readonly name: string
  readonly address_1: string
  readonly zip: string
  readonly city: string
  readonly country_code: string
}

interface Address {
  readonly postal_code: string
  readonly country_code: string
  readonly address_1: string
}

// region list
/** Lists the pick-up points near an address. The rate is `data.webshipper_id` of the shipping option. */
export async function listPickUpPoints(rateId: string, address: Address) {
  const query = new URLSearchParams({ ...address })
  const response = await fetch(
    `${backend}/webshipper/drop-points/${rateId}?${query}`,
  )
  const body = (await response.json()) as { drop_points: DropPoint[] }
  return body.drop_points
}
// endregion

// region choose
/** Adds a shipping method with a pick-up point to a cart. */
export async function choosePickUpPoint(
  cartId: string,
  optionId: string,
  point: DropPoint,
) {
  const data = {
    drop_point_id: point.drop_point_id,
    drop_point_name: point.name,
    drop_point_address_1: point.address_1,
    drop_point_zip: point.zip,
    drop_point_city: point.city,
    drop_point_country_code: point.country_code,
  }
  const response = await fetch(
    `${backend}/store/carts/${cartId}/shipping-methods`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ option_id: optionId, data }),
    },
  )
  const body = (await response.json()) as { cart: Cart; message: string }
  if (!response.ok) throw new Error(body.message)
  return body.cart
}
// endregion
