// region service
import { service, type ServiceOf } from "@stheno/core"

const regulars = service(({ db }) => ({
  /** Customers with at least so many orders, the most faithful first. */
  list: (least: number) =>
    db
      .selectFrom("customer")
      .innerJoin("order", "order.customer_id", "customer.id")
      .where("customer.deleted_at", "is", null)
      .where("order.canceled_at", "is", null)
      .groupBy(["customer.id", "customer.email"])
      .having((find) => find.fn.count("order.id"), ">=", least)
      .select((find) => [
        "customer.email",
        find.fn.count<number>("order.id").as("orders"),
      ])
      .orderBy("orders", "desc")
      .limit(100)
      .execute(),
}))

export default regulars

declare module "@stheno/core" {
  interface Services {
    regularsService: ServiceOf<typeof regulars>
  }
}
// endregion
