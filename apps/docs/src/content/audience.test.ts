import { expect, it } from "vitest"
import { audiencesOf } from "./audience.ts"

it.each([
  ["/modules/orders/admin/manage-orders", ["operator"]],
  ["/modules/orders/storefront/create-return", ["storefront"]],
  ["/modules/orders/backend/send-order-confirmation", ["developer"]],
  ["/modules/orders/returns", ["developer", "operator", "storefront"]],
  ["/api/store/carts/PostCart", ["storefront", "developer"]],
  ["/references/medusa-react/store-carts", ["storefront"]],
  ["/deployments/server/general-guide", ["operator", "developer"]],
  ["/development/services/overview", ["developer"]],
  ["/glossary", ["developer", "operator", "storefront"]],
])("%s is for %j", (route, expected) => {
  expect(audiencesOf(route)).toEqual(expected)
})
