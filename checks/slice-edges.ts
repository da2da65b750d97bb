import type { Edge } from "./architecture.ts"

/** Which slice may import which, and why. Every edge is used; none closes a circle. */
export const edges: readonly Edge[] = [
  { from: "categories", to: "products", because: "a batch names products that have to exist" },
  {
    from: "customers",
    to: "auth",
    because: "registering logs in, and a new password ends the log-ins made with the old one",
  },
  { from: "invites", to: "users", because: "accepting an invite makes an admin user" },
  { from: "notifications", to: "events", because: "providers hear of events once they have left the outbox" },
  { from: "price-lists", to: "pricing", because: "the prices of a list are prices like any others" },
  { from: "price-lists", to: "products", because: "a list shows the products that have prices in it" },
  { from: "pricing", to: "tax", because: "prices are compared and shown with the tax of their product" },
  {
    from: "products",
    to: "inventory",
    because: "a variant whose stock is counted has an inventory item, and shows what is left",
  },
  { from: "products", to: "pricing", because: "variants are written and shown with their prices" },
  {
    from: "products",
    to: "sales-channels",
    because: "a product without sales channels joins the default one",
  },
  { from: "reservations", to: "inventory", because: "what is reserved is taken off what a level has left" },
  {
    from: "shipping",
    to: "regions",
    because: "an option is offered in a region and carried out by one of the region's providers",
  },
  { from: "shipping", to: "tax", because: "options show their prices with tax" },
  { from: "stock-locations", to: "inventory", because: "a location that is deleted takes its stock along" },
  { from: "users", to: "auth", because: "users reset their password as customers do" },
  {
    from: "carts",
    to: "customers",
    because: "a cart belongs to a customer, found or made by its e-mail address",
  },
  {
    from: "carts",
    to: "discounts",
    because: "a cart may use discounts, and its lines are adjusted by them",
  },
  {
    from: "carts",
    to: "gift-cards",
    because: "a cart may be paid with gift cards",
  },
  {
    from: "carts",
    to: "inventory",
    because: "a line is refused when there is not enough stock",
  },
  {
    from: "carts",
    to: "payments",
    because: "a cart opens payment sessions and keeps them at its total",
  },
  {
    from: "carts",
    to: "pricing",
    because: "lines take the prices of the cart's region and customer",
  },
  {
    from: "carts",
    to: "regions",
    because: "a cart is in a region, with its countries",
  },
  {
    from: "carts",
    to: "sales-channels",
    because: "a cart sells only what its channel offers",
  },
  {
    from: "carts",
    to: "shipping",
    because: "a cart takes shipping methods made from options",
  },
  {
    from: "carts",
    to: "tax",
    because: "tax lines of a cart are computed when it is read",
  },
  {
    from: "carts",
    to: "totals",
    because: "every answer with a cart has its totals",
  },
  {
    from: "checkout",
    to: "carts",
    because: "checkout completes a cart",
  },
  {
    from: "checkout",
    to: "inventory",
    because: "completing reserves the stock of every line",
  },
  {
    from: "checkout",
    to: "orders",
    because: "completing makes an order of the cart",
  },
  {
    from: "checkout",
    to: "payments",
    because: "completing authorizes the selected session",
  },
  {
    from: "discounts",
    to: "totals",
    because: "the share of a fixed discount depends on the lines' net prices",
  },
  {
    from: "fulfillments",
    to: "inventory",
    because: "what is sent leaves the stock of a location",
  },
  {
    from: "fulfillments",
    to: "shipping",
    because: "a parcel is handed to the provider of its shipping method",
  },
  {
    from: "gift-cards",
    to: "auth",
    because: "guessing codes is limited like guessing passwords",
  },
  {
    from: "orders",
    to: "auth",
    because: "claiming orders is proven by a signed token",
  },
  {
    from: "orders",
    to: "carts",
    because: "an order is made from a cart as it was read",
  },
  {
    from: "orders",
    to: "discounts",
    because: "an order counts one use of each of its discounts",
  },
  {
    from: "orders",
    to: "fulfillments",
    because: "orders are sent and their parcels cancelled",
  },
  {
    from: "orders",
    to: "gift-cards",
    because: "an order takes from gift cards, and buying one makes one",
  },
  {
    from: "orders",
    to: "inventory",
    because: "cancelling an order gives its reserved stock back",
  },
  {
    from: "orders",
    to: "payments",
    because: "orders are captured and refunded through their payments",
  },
  {
    from: "orders",
    to: "shipping",
    because: "an order may get a further shipping method",
  },
  {
    from: "orders",
    to: "tax",
    because: "a new shipping method of an order gets its tax lines",
  },
  {
    from: "orders",
    to: "totals",
    because: "every answer with an order has its totals",
  },
  {
    from: "draft-orders",
    to: "carts",
    because: "a draft order keeps its contents in a cart",
  },
  {
    from: "draft-orders",
    to: "checkout",
    because: "a draft order that was paid is completed as a cart is",
  },
  {
    from: "draft-orders",
    to: "customers",
    because: "a draft order is somebody's, found or made by the e-mail address",
  },
  {
    from: "draft-orders",
    to: "inventory",
    because: "a line cannot ask for more units than there are",
  },
  {
    from: "draft-orders",
    to: "orders",
    because: "paying a draft order answers the order",
  },
  {
    from: "draft-orders",
    to: "shipping",
    because: "a draft order is made with its shipping methods",
  },
  {
    from: "order-edits",
    to: "carts",
    because: "an added line is made as those of carts are",
  },
  {
    from: "order-edits",
    to: "discounts",
    because: "the discounts of the order are spread over the edited lines",
  },
  {
    from: "order-edits",
    to: "inventory",
    because: "reservations follow the lines of a confirmed edit",
  },
  {
    from: "order-edits",
    to: "orders",
    because: "an edit locks its order, and its totals are those of an order",
  },
  {
    from: "order-edits",
    to: "payment-collections",
    because: "what an edit adds to the total is paid through a collection",
  },
  {
    from: "order-edits",
    to: "payments",
    because: "an edit that ends lets go of what was authorized for it",
  },
  {
    from: "order-edits",
    to: "tax",
    because: "an added line gets its tax lines",
  },
  {
    from: "order-edits",
    to: "totals",
    because: "answers with an edit have the totals that its order would have",
  },
  {
    from: "payment-collections",
    to: "payments",
    because: "the sessions of a collection are prepared and authorized as those of carts are",
  },
]
