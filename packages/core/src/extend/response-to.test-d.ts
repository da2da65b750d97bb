import { expectTypeOf, test } from "vitest"
import type { OperationTypes } from "../operation-types.gen.ts"
import type { ResponseTo } from "./response-to.ts"

type Cart = OperationTypes["store.GetCartsCart"]["result"]

test("a response has the type of the operation at its path", () => {
  expectTypeOf<ResponseTo<"GET", "/store/carts/cart_1">>().toEqualTypeOf<Cart>()
  expectTypeOf<ResponseTo<"GET", `/store/carts/${string}`>>().toEqualTypeOf<Cart>()
  expectTypeOf<ResponseTo<"POST", `/store/carts/${string}/line-items/${string}`>>().toEqualTypeOf<
    OperationTypes["store.PostCartsCartLineItemsItem"]["result"]
  >()
  expectTypeOf<ResponseTo<"GET", "/store/customers/me">>().toEqualTypeOf<
    OperationTypes["store.GetCustomersCustomer"]["result"]
  >()
})

test("a query does not count, even one in a variable", () => {
  type Orders = OperationTypes["admin.GetOrders"]["result"]
  expectTypeOf<ResponseTo<"GET", "/admin/orders?limit=1&fields=a/b">>().toEqualTypeOf<Orders>()
  expectTypeOf<ResponseTo<"GET", `/admin/orders?id=${string}&limit=1`>>().toEqualTypeOf<Orders>()
  expectTypeOf<ResponseTo<"GET", `/admin/orders${string}`>>().toEqualTypeOf<Orders>()
})

test("nothing is said of a path or a method that the API does not have", () => {
  expectTypeOf<ResponseTo<"GET", string>>().toBeUnknown()
  expectTypeOf<ResponseTo<"GET", "/store/unheard-of">>().toBeUnknown()
  expectTypeOf<ResponseTo<"DELETE", "/store/carts/cart_1">>().toBeUnknown()
})
