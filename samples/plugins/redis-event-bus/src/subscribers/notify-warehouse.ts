import { subscriber } from "@stheno/core"

export default subscriber({
  event: ["product.created", "product.updated"],
  async handler({ id, eventName, data }) {
    const response = await fetch(process.env["WAREHOUSE_URL"] ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({ event: eventName, product: data.id }),
    })
    if (!response.ok)
      throw new Error(`The warehouse responded with ${response.status}`)
  },
})
