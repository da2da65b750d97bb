import type { Journey, Recorder } from "./recorder.ts"

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  city: "Aarhus",
  country_code: "dk",
  postal_code: "8000",
}

/** What storefronts show, and carts from the first item to the order. */
export const buying: Journey = async (recorder) => {
  await looking(recorder)
  await filling(recorder)
  await paying(recorder)
  await drafting(recorder)
}

async function looking({ store, known }: Recorder): Promise<void> {
  const where = { region_id: known.region! }
  await store("GetRegions")
  await store("GetRegionsRegion", [known.region!])
  await store("GetProducts", [], { query: { ...where, q: "hat", limit: 1 } })
  await store("GetProductsProduct", [known.hat!], { query: where })
  await store("PostProductsSearch", [], { body: { q: "hat" } })
  await store("GetVariants", [], { query: { ...where, ids: known.small! } })
  await store("GetVariantsVariant", [known.small!], { query: where })
  await store("GetCollections")
  await store("GetCollectionsCollection", [known.collection!])
  await store("GetProductCategories")
  await store("GetProductCategoriesCategory", [known.category!])
  await store("GetProductTypes")
  await store("GetProductTags")
  await store("GetShippingOptions", [], { query: where })
}

async function filling({ store, known }: Recorder): Promise<void> {
  const { cart } = await store("PostCart", [], {
    token: known.adaToken!,
    body: {
      region_id: known.region,
      items: [{ variant_id: known.small, quantity: 1 }],
    },
  })
  known.cart = cart.id
  const { cart: two } = await store("PostCartsCartLineItems", [cart.id], {
    body: { variant_id: known.red, quantity: 2 },
  })
  const red = two.items.find(({ variant_id }) => variant_id === known.red)
  await store("PostCartsCartLineItemsItem", [cart.id, red.id], {
    body: { quantity: 1 },
  })
  await store("DeleteCartsCartLineItemsItem", [cart.id, red.id])
  await store("PostCartsCart", [cart.id], {
    body: {
      email: "ada@example.com",
      shipping_address: address,
      discounts: [{ code: "TEN" }],
    },
  })
  await store("DeleteCartsCartDiscountsDiscount", [cart.id, "TEN"])
  await store("GetShippingOptionsCartId", [cart.id])
  await store("PostCartsCartShippingMethod", [cart.id], {
    body: { option_id: known.parcel },
  })
  await store("PostCartsCartTaxes", [cart.id])
  await store("GetCartsCart", [cart.id])
}

async function paying({ store, known }: Recorder): Promise<void> {
  const id = known.cart!
  await store("PostCartsCartPaymentSessions", [id])
  await store("PostCartsCartPaymentSession", [id], {
    body: { provider_id: "manual" },
  })
  await store("PostCartsCartPaymentSessionUpdate", [id, "manual"], {
    body: { data: { note: "by invoice" } },
  })
  await store("PostCartsCartPaymentSessionsSession", [id, "manual"])
  await store("DeleteCartsCartPaymentSessionsSession", [id, "manual"])
  await store("PostCartsCartPaymentSessions", [id], { quiet: true })
  const { data } = await store("PostCartsCartComplete", [id])
  known.order = data.id
  const again = await orderOf(
    { store, known } as Recorder,
    "PostCartsCartCompleteCart",
  )
  known.second = again.id
  const log = { token: known.adaToken! }
  await store("GetOrdersOrder", [known.order])
  await store("GetOrdersOrderCartId", [id])
  await store("GetOrders", [], {
    query: { display_id: data.display_id, email: "ada@example.com" },
  })
  await store("GetCustomersCustomerOrders", [], { ...log, query: { limit: 1 } })
}

/** One more order of a hat. */
export async function orderOf(
  { store, known }: Recorder,
  by:
    "PostCartsCartComplete" | "PostCartsCartCompleteCart" = "PostCartsCartComplete",
): Promise<{ id: string }> {
  const quiet = { quiet: true }
  const { cart } = await store("PostCart", [], {
    ...quiet,
    body: {
      region_id: known.region,
      items: [{ variant_id: known.small, quantity: 2 }],
    },
  })
  await store("PostCartsCart", [cart.id], {
    ...quiet,
    body: { email: "ada@example.com", shipping_address: address },
  })
  await store("PostCartsCartShippingMethod", [cart.id], {
    ...quiet,
    body: { option_id: known.parcel },
  })
  await store("PostCartsCartPaymentSessions", [cart.id], quiet)
  return (await store(by, [cart.id], by.endsWith("CompleteCart") ? {} : quiet)).data
}

async function drafting({ admin, known }: Recorder): Promise<void> {
  const { draft_order: draft } = await admin("PostDraftOrders", [], {
    body: {
      email: "ben@example.com",
      region_id: known.region,
      items: [{ variant_id: known.small, quantity: 1 }],
      shipping_methods: [{ option_id: known.parcel }],
      shipping_address: { ...address, first_name: "Ben", last_name: "Holm" },
    },
  })
  const { id } = draft
  await admin("PostDraftOrdersDraftOrder", [id], {
    body: { no_notification_order: true },
  })
  const { draft_order: larger } = await admin(
    "PostDraftOrdersDraftOrderLineItems",
    [id],
    {
      body: { title: "Gift wrap", unit_price: 300, quantity: 1 },
    },
  )
  const wrap = larger.cart.items.find(({ title }) => title === "Gift wrap")
  await admin("PostDraftOrdersDraftOrderLineItemsItem", [id, wrap.id], {
    body: { quantity: 2 },
  })
  await admin("DeleteDraftOrdersDraftOrderLineItemsItem", [id, wrap.id])
  await admin("GetDraftOrdersDraftOrder", [id])
  await admin("GetDraftOrders")
  await admin("PostDraftOrdersDraftOrderRegisterPayment", [id])
  const { draft_order: other } = await admin("PostDraftOrders", [], {
    quiet: true,
    body: {
      email: "ben@example.com",
      region_id: known.region,
      shipping_methods: [{ option_id: known.parcel }],
    },
  })
  await admin("DeleteDraftOrdersDraftOrder", [other.id])
}
