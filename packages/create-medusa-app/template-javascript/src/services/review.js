import { newId, service } from "@stheno/core"

const review = service(({ db, emit, services }) => ({
  /** @param {{ product_id: string, rating: number, text: string }} input */
  async create(input) {
    await services.productService.retrieve(input.product_id)
    const row = { id: newId("rev"), ...input }
    await db.insertInto("review").values(row).execute()
    await emit("review.created", { id: row.id })
    return row
  },
}))

export default review
