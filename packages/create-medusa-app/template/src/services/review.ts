import { newId, service, type ServiceOf } from "@stheno/core"

interface NewReview {
  readonly product_id: string
  readonly rating: number
  readonly text: string
}

const review = service(({ db, emit, services }) => ({
  async create(input: NewReview) {
    await services.productService.retrieve(input.product_id)
    const row = { id: newId("rev"), ...input }
    await db.insertInto("review").values(row).execute()
    await emit("review.created", { id: row.id })
    return row
  },
}))

export default review

declare module "@stheno/core" {
  interface Services {
    reviewService: ServiceOf<typeof review>
  }
}
