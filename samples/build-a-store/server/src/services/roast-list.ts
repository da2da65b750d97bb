import { service, sql, type ServiceOf } from "@stheno/core"

export interface RoastLine {
  readonly coffee: string
  readonly grams: number
}

const roastList = service(({ db }) => ({
  /** Grams of each coffee in the orders that are not shipped yet. */
  async list(): Promise<RoastLine[]> {
    const { rows } = await sql<RoastLine>`
      select p.title as coffee, sum(i.quantity * v.weight)::int as grams
      from line_item i
        join "order" o on o.id = i.order_id
        join product_variant v on v.id = i.variant_id
        join product p on p.id = v.product_id
      where o.fulfillment_status = 'not_fulfilled' and o.canceled_at is null
      group by p.title
      order by p.title`.execute(db)
    return rows
  },
}))

export default roastList

declare module "@stheno/core" {
  interface Services {
    roastListService: ServiceOf<typeof roastList>
  }
}
